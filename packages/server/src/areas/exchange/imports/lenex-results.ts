/** The results of a Lenex file. */

import { penaltyCs, remarksOf, statusOfLenex } from '@polynya/domain'
import type { LenexResult } from '../lenex/lenex-model.ts'
import type { FileResult, FileResults } from './file-starts.ts'
import { type LenexFound, lenexStarts } from './lenex-starts.ts'

/** Returns the results of a file by event, and its errors by line. */
export const lenexResults = (bytes: Buffer): FileResults =>
  lenexStarts<LenexResult, FileResult>(bytes, {
    startsOf: ({ results }) => results,
    startOf(found) {
      const status = statusOfLenex(found.read.status ?? '')
      if (status !== null) return resultOf(found, status)
      return { line: found.read.line ?? 1, field: 'status', fault: 'status_unknown' }
    },
  })

function resultOf(
  { read, starter, heat }: LenexFound<LenexResult>,
  status: FileResult['status'],
): FileResult {
  const { code, penalties, reason } = remarksOf(read.comment ?? '')
  const rawTimeCs = read.timeCs === null ? null : read.timeCs - penaltyCs(penalties)
  const hasCode = status === 'DSQ'
  return {
    ...{ line: read.line ?? 1, starter, heat, lane: read.lane, status },
    // A time that is not longer than its penalties is none; the desk's rules refuse it.
    rawTimeCs: rawTimeCs === null || rawTimeCs > 0 ? rawTimeCs : 1,
    ...{ penalties, code: hasCode ? code : null, reason },
    // Some programs repeat the time of the result as the last split.
    splitsCs: read.splits
      .toSorted((one, other) => one.distance - other.distance)
      .map(({ timeCs }) => timeCs)
      .filter((timeCs) => rawTimeCs === null || timeCs < rawTimeCs),
  }
}
