/** Conversions between the text of fields and the values of a body. */

import { atWallTime, wallTime } from '@polynya/domain'

export const textOf = (value: string | number | null | undefined): string => String(value ?? '')

export const textOrNull = (text: string): string | null => text.trim() || null

/** A number as people write it, with a comma or a point; what is none is not a number for the schema, either. */
export const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : numberOf(text))

/** A required number: an empty field is missing, not zero. */
export const numberIn = (text: string): number | undefined => numberOrNull(text) ?? undefined

export const numberOf = (text: string): number => Number(text.trim().replace(',', '.').replace('−', '-'))

/** A list that is written with commas. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** An instant by the clock of the venue, as a field for date and time holds it. */
export const venueText = (at: string | null, timeZone: string): string =>
  at === null ? '' : wallTime(new Date(at), timeZone)

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/** The instant that a field for date and time holds. */
export function venueInstant(text: string, timeZone: string): string | null {
  if (text === '') return null
  return WALL_TIME.test(text) ? atWallTime(text, timeZone).toISOString() : text
}
