/**
 * Race times. Inside: whole hundredths of a second (`…Cs`); written: `mm:ss.hh`; no time is `null`, never 0. Totals of
 * several times may be longer than one: their minutes have three digits (`docs/decisions/long-times.md`).
 * See docs/rules.md#race-times.
 */

const LONG_TIME = /^(\d{2,3}):([0-5]\d)\.(\d\d)$/
const RACE_TIME = /^(\d\d):([0-5]\d)\.(\d\d)$/
const TYPED_TIME = /^(?:(\d{1,2}):)?(\d{1,2})[.,](\d{1,2})$/

/** The longest race time, which `mm:ss.hh` can hold, in hundredths of a second: 99:59.99. */
export const MAX_RACE_TIME_CS = 599_999

/** The longest result, such as of open water or with penalties, in hundredths of a second: 999:59.99. */
export const MAX_RESULT_TIME_CS = 5_999_999

/**
 * Reads the time of a result as the wire has it: `mm:ss.hh`, with three digits of minutes beyond 99:59.99.
 * @returns hundredths of a second, or null if the text is not such a time (zero is none either)
 */
export function parseResultTime(text: string): number | null {
  return timeOf(LONG_TIME.exec(text))
}

/**
 * Reads a race time as a person types it: spaces around it, a comma, a one-digit minute and tenths of a second (`25.3`
 * is 25.30) are accepted. Without minutes the seconds may exceed 59, as on a stopwatch: `65.30` is 1:05.30.
 * @returns hundredths of a second, or null where the text is not a race time (zero is none either)
 */
export function parseTypedRaceTime(text: string): number | null {
  const [, minutes, seconds = '', fraction = ''] = TYPED_TIME.exec(text.trim()) ?? []
  if (minutes !== undefined && Number(seconds) > 59) return null
  if (minutes !== undefined && seconds.length === 1) return null
  const timeCs = (Number(minutes ?? 0) * 60 + Number(seconds)) * 100 + Number(fraction.padEnd(2, '0'))
  return timeCs > 0 ? timeCs : null
}

/**
 * Reads a time of a file: as a person types it, or as a result has it.
 * @returns hundredths of a second, or null if the text is not a race time (zero is none either)
 */
export const parseWrittenTime = (text: string): number | null =>
  parseTypedRaceTime(text) ?? parseResultTime(text)

/**
 * Reads a race time as the wire has it, exactly `mm:ss.hh`.
 * @returns hundredths of a second, or null where the text is not a race time (zero is none either)
 */
export function parseRaceTime(text: string): number | null {
  return timeOf(RACE_TIME.exec(text))
}

function timeOf(found: RegExpExecArray | null): number | null {
  const [, minutes, seconds, hundredths] = found ?? []
  const timeCs = (Number(minutes) * 60 + Number(seconds)) * 100 + Number(hundredths)
  return timeCs > 0 ? timeCs : null
}

/**
 * Writes a time as `mm:ss.hh`; a total beyond {@link MAX_RACE_TIME_CS} has more digits of minutes, such as `120:03.07`.
 * @param timeCs hundredths of a second, a whole number from 1
 * @throws RangeError where the number is not such a time
 */
export function formatRaceTime(timeCs: number): string {
  if (!Number.isSafeInteger(timeCs) || timeCs < 1) {
    throw new RangeError(`Not a race time in hundredths of a second: ${timeCs}`)
  }
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(timeCs / 6000))}:${two(Math.floor(timeCs / 100) % 60)}.${two(timeCs % 100)}`
}

/** Orders race times in hundredths from fast to slow; no time (null) is last. For `Array.sort`. */
export function compareRaceTimes(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

/** Formats a race time of an axis, whose ticks may lie between hundredths, and at or below zero. */
export const raceTimeTick = (timeCs: number): string => formatRaceTime(Math.max(1, Math.round(timeCs)))
