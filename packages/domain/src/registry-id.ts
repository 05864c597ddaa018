/** Registry IDs (`iwsaid`): a swimmer's number for life, never reused, without dashes. See docs/rules.md#registry-id. */

import { toLatin } from './transliteration.ts'

/** Four Latin capitals, then one to twelve capitals or digits: generated IDs and IDs assigned by the federation. */
export const REGISTRY_ID = /^[A-Z]{4}[A-Z0-9]{1,12}$/

/** A search by registry ID requires its first four Latin letters. */
export const REGISTRY_KEY_LENGTH = 4

/** What swimmers are searched by: a registry ID or its start, from four letters on, in any case. */
export const REGISTRY_SEARCH = /^[A-Z]{4}[A-Z0-9]{0,12}$/i

/** Returns the registry ID or its start that a text searches by, in capitals; null if it is too short or is none. */
export function registryKey(text: string): string | null {
  const key = text.trim()
  return REGISTRY_SEARCH.test(key) ? key.toUpperCase() : null
}

/** Whether a text is searched as a registry ID rather than as a name: four letters, or more with a digit among them. */
export const isRegistrySearch = (text: string): boolean =>
  REGISTRY_SEARCH.test(text) && (text.length === REGISTRY_KEY_LENGTH || /\d/.test(text))

/** Whether a text is a registry ID. */
export function isRegistryId(text: string): boolean {
  return REGISTRY_ID.test(text)
}

/**
 * Returns the first four letters of an ID for a last name: transliterated, upper case, padded with X (`Ли` gives
 * `LIXX`).
 */
export function registryPrefix(lastName: string): string {
  const letters = toLatin(lastName)
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  return letters.slice(0, REGISTRY_KEY_LENGTH).padEnd(REGISTRY_KEY_LENGTH, 'X')
}

/**
 * Returns the registry ID for a last name and a serial number: `PETR004217`.
 * @throws RangeError if the serial exceeds six digits
 */
export function registryId(lastName: string, serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > 999_999) {
    throw new RangeError(`Not a six-digit serial: ${serial}`)
  }
  return registryPrefix(lastName) + String(serial).padStart(6, '0')
}
