/** Files of meets and records: Lenex, which the server reads as it is, or a table, which is sent in the form of an export. */

import { basename } from 'node:path'
import { decodedText, isLenexFile, isZip } from '@polynya/contract'
import type { Context } from '../context/context.ts'
import { Stop } from '../failures/exit-status.ts'
import type { CsvRow } from './csv-rows.ts'
import { readBytes } from './read-input.ts'
import { readTable } from './read-table.ts'
import { columnsOf, tableOptions } from './table-columns.ts'

interface ExchangeInput {
  readonly file: string
  readonly map?: readonly string[] | undefined
  readonly ignoreUnknown: boolean
}

/**
 * Returns the file of an import: a table (CSV in any usual encoding, or XLSX) has the titles of our columns afterwards,
 * and every row is on the line on which it was.
 * @param columns those of the table
 */
export async function exchangeFile(
  context: Pick<Context, 't' | 'terminal'>,
  { file, ...flags }: ExchangeInput,
  columns: readonly string[],
): Promise<File> {
  const bytes = await readBytes(context, file)
  const name = basename(file)
  const options = tableOptions(context, flags)
  if (isLenexFile(bytes) && !isWorkbook(bytes)) {
    if (options.titles.size > 0) throw new Stop('usage', context.t('cli:mapsTables'))
    return new File([Uint8Array.from(bytes)], name)
  }
  const [head, ...rows] = await readTable(context, bytes)
  if (!head) throw new Stop('refused', context.t('cli:emptyFile'))
  const own = columnsOf(context, head.cells, { ...options, ...byName(columns) })
  const titles = { line: head.line, cells: own.map((column) => column ?? '') }
  return new File([csvText([titles, ...rows])], name)
}

/** Returns the text of a table: CSV in any usual encoding, or the first sheet of an XLSX file. */
export const tableText = async (context: Pick<Context, 't'>, bytes: Buffer): Promise<string> =>
  isZip(bytes) ? csvText(await readTable(context, bytes)) : decodedText(bytes)

/** A workbook is an archive, too, but with a folder of sheets. */
const isWorkbook = (bytes: Buffer): boolean => isZip(bytes) && bytes.includes('xl/')

const byName = (columns: readonly string[]) => ({
  names: columns,
  columnOf: (title: string) => columns.find((each) => each.toLowerCase() === title.trim().toLowerCase()),
})

const quoted = (cell: string) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows on the lines of the file that they are from, so that errors name these. */
function csvText(rows: readonly CsvRow[]): string {
  const lines: string[] = []
  for (const { line, cells } of rows) {
    const text = cells.map(quoted).join(';').split('\n')
    while (lines.length < line - text.length) lines.push('')
    lines.push(...text)
  }
  return lines.join('\n')
}
