/**
 * Race times. Inside: whole hundredths of a second (`…Cs`); written: `mm:ss.hh`; no time is `null`, never 0.
 */

const RACE_TIME = /^(\d{1,2}):([0-5]\d)[.,](\d{2})$/

/** The longest time that `mm:ss.hh` can hold, in hundredths of a second: 99:59.99. */
export const MAX_RACE_TIME_CS = 599_999

/**
 * Reads a race time such as `01:05.30`; a comma and a one-digit minute are accepted.
 * @returns hundredths of a second, or null where the text is not a race time (zero is none either)
 */
export function parseRaceTime(text: string): number | null {
  const [, minutes, seconds, hundredths] = RACE_TIME.exec(text.trim()) ?? []
  const timeCs = (Number(minutes) * 60 + Number(seconds)) * 100 + Number(hundredths)
  return timeCs > 0 ? timeCs : null
}

/**
 * Writes a race time as `mm:ss.hh`.
 * @param timeCs hundredths of a second, a whole number from 1 to {@link MAX_RACE_TIME_CS}
 * @throws RangeError where the number is not such a time
 */
export function formatRaceTime(timeCs: number): string {
  if (!Number.isInteger(timeCs) || timeCs < 1 || timeCs > MAX_RACE_TIME_CS) {
    throw new RangeError(`Not a race time in hundredths of a second: ${timeCs}`)
  }
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(timeCs / 6000))}:${two(Math.floor(timeCs / 100) % 60)}.${two(timeCs % 100)}`
}

/** Orders race times in hundredths from fast to slow; no time (null) comes last. For `Array.sort`. */
export function compareRaceTimes(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}
