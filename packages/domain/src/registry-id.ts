/** Registry IDs (`iwsaid`): a swimmer's number for life, never reused, without dashes. */

import { toLatin } from './transliteration.ts'

/** Four Latin capitals, then one to twelve capitals or digits: generated IDs and IDs assigned by the federation. */
export const REGISTRY_ID = /^[A-Z]{4}[A-Z0-9]{1,12}$/

/** A search by registry ID requires its first four Latin letters. */
export const REGISTRY_KEY_LENGTH = 4

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
