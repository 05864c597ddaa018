/** Tables as spreadsheet programs save them. */

import { decodedText, isZip } from '@polynya/contract'
import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'
import { type CsvRow, csvRows, delimiterOf } from './csv-rows.ts'

/** Returns the rows of a CSV table in any usual encoding, or of the first sheet of an XLSX file. */
export async function readTable(
  context: Pick<Context, 't'>,
  bytes: Buffer,
  delimiter?: string,
): Promise<CsvRow[]> {
  if (isZip(bytes)) return sheetRows(context, bytes)
  const text = decodedText(bytes)
  return csvRows(context, text, { delimiter: delimiter ?? delimiterOf(text.split('\n', 1)[0] ?? '') })
}

/** Megabytes of an unpacked workbook: several hundred thousand rows. */
const MOST_UNPACKED = 100

async function sheetRows({ t }: Pick<Context, 't'>, bytes: Buffer): Promise<CsvRow[]> {
  const { unpacksBeyond } = await import('./unpacks-beyond.ts')
  // The library would read it for minutes, and take gigabytes of memory.
  if (unpacksBeyond(bytes, MOST_UNPACKED * 1_000_000))
    throw new Stop('refused', t('cli:brokenSheet', { problem: `ZIP > ${MOST_UNPACKED} MB` }))
  const { readSheet } = await import('read-excel-file/node')
  const rows = await readSheet(bytes).catch((problem: Error) => {
    throw new Stop('refused', t('cli:brokenSheet', { problem: problem.message }))
  })
  return rows
    .map((cells: readonly unknown[], index) => ({ cells: cells.map(textOf), line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** A cell as a table of text has it; a date has no time of day. */
function textOf(cell: unknown): string {
  if (cell === null) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
}
