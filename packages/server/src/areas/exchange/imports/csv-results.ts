/** The results of a CSV file. See docs/exchange-files.md. */

import {
  DISQUALIFICATION_CODES,
  parseWrittenTime,
  REQUIRED_RESULT_COLUMNS,
  RESULT_STATUSES,
  type ResultColumn,
  remarksOf,
} from '@polynya/domain'
import { csvStarts, type StartReading } from './csv-starts.ts'
import type { FileResult, FileResults, FileStart } from './file-starts.ts'

/** Returns the results of a table by distance, and its errors by line. */
export const csvResults = (text: string): FileResults =>
  csvStarts<ResultColumn, Omit<FileResult, keyof FileStart>>(text, REQUIRED_RESULT_COLUMNS, readResult)

function readResult({ cell, checked, timeIn }: StartReading<ResultColumn>) {
  const status = checked('status', statusIn(cell), 'status_unknown')
  const rawTimeCs = timeIn('time')
  const remarks = remarksOf(cell('penalties'))
  if (remarks.reason !== null || remarks.code !== null) checked('penalties', null, 'code_unknown')
  const code = codeIn(cell('code'))
  if (code === undefined) checked('code', null, 'code_unknown')
  const splits = cell('splits').split(' ').filter(Boolean).map(parseWrittenTime)
  if (splits.includes(null)) checked('splits', null, 'wrong_format')
  if (status === null) return undefined
  return {
    ...{ status, rawTimeCs, penalties: remarks.penalties, code: code ?? null },
    reason: cell('reason') || null,
    splitsCs: splits.flatMap((timeCs) => timeCs ?? []),
  }
}

type Cell = StartReading<ResultColumn>['cell']

/** A result with a time and without a status has finished. */
function statusIn(cell: Cell): FileResult['status'] | null {
  const text = cell('status')
  if (text === '') return cell('time') === '' ? null : 'finished'
  return RESULT_STATUSES.find((status) => status.toUpperCase() === text.toUpperCase()) ?? null
}

const codeIn = (text: string) =>
  text === '' ? null : DISQUALIFICATION_CODES.find((code) => code === text.toUpperCase())
