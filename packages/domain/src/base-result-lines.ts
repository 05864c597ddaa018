/** Lines of base results, pasted into a page or read from a file. See docs/rules.md#points and docs/exchange-files.md. */

import { baseGenders } from './base-results.ts'
import { type DistCode, findDistCode } from './distances.ts'
import { findGender, type Gender } from './genders.ts'
import { formatRaceTime, parseTypedRaceTime } from './race-time.ts'

/** Titles of the columns, in the order of the columns. */
export const BASE_RESULT_COLUMNS = ['gender', 'distance', 'time'] as const

export interface BaseResultLine {
  /** From 1. */
  readonly line: number
  readonly text: string
  /** Null where the line is not a gender, a distance and a time. */
  readonly value: {
    readonly gender: Gender
    readonly distCode: DistCode
    /** `mm:ss.hh`. */
    readonly result: string
  } | null
}

/**
 * Reads lines of gender, distance and time, separated by tabs, else by semicolons, else by commas. Skips empty lines and
 * the titles of the columns.
 */
export function readBaseResultLines(text: string): BaseResultLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((raw, index) => {
      const line = raw.trim()
      const isTitles = cellsOf(line.toLowerCase()).join() === BASE_RESULT_COLUMNS.join()
      return line === '' || isTitles ? [] : [{ line: index + 1, text: line, value: baseResultOf(line) }]
    })
}

/** A time may have a decimal comma where another character separates the cells. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';'].find((each) => line.includes(each)) ?? ','
  return line.split(separator).map((cell) => cell.trim())
}

function baseResultOf(line: string): BaseResultLine['value'] {
  const [genderText = '', codeText = '', timeText = '', ...more] = cellsOf(line)
  if (more.length > 0) return null
  const gender = findGender(genderText)
  const distCode = findDistCode(codeText)
  const timeCs = parseTypedRaceTime(timeText)
  if (gender === null || distCode === null || timeCs === null) return null
  return baseGenders(distCode).includes(gender) ? { gender, distCode, result: formatRaceTime(timeCs) } : null
}
