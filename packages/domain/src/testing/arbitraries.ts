/** Arbitraries of the property tests. */

import * as fc from 'fast-check'

const DAY_MS = 86_400_000

/** A calendar date between two others, inclusive. */
export function aDate(from = '1900-01-01', to = '2199-12-31'): fc.Arbitrary<string> {
  const day = (date: string) => new Date(date).getTime() / DAY_MS
  return fc
    .integer({ min: day(from), max: day(to) })
    .map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10))
}

/** Text of Latin and Cyrillic letters, some with accents, and the separators of names. */
export function aName(): fc.Arbitrary<string> {
  const characters = [..."abcxyzABCXYZéüßłøñễабвгежийщъьюяёАБВЩЪЁі-' ’"]
  return fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 40 })
}

/** Zones with no, positive, negative, half-hour and once-changed offsets, several shifting at midnight. */
export const ZONES = [
  'UTC',
  'Europe/Moscow',
  'Europe/Kaliningrad',
  'Europe/Helsinki',
  'Asia/Kamchatka',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Africa/Cairo',
  'Atlantic/Azores',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
] as const
