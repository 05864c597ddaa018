/** Tables as files for spreadsheets. */

import type { Language } from '@polynya/contract'
import { type CsvCell, type CsvDialect, csvOf } from '@polynya/i18n/csv'

export type Cell = CsvCell

export const SPREADSHEETS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

type SpreadsheetType = keyof typeof SPREADSHEETS

interface Table {
  /** Without its ending. */
  readonly name: string
  readonly type: SpreadsheetType
  /** The first row names the columns. */
  readonly rows: readonly (readonly Cell[])[]
  /** Of the texts. Files for other programs have none: their separators are always the Russian ones. */
  readonly language?: Language
}

const DIALECTS = { ru: 'russian', en: 'international' } as const satisfies Record<Language, CsvDialect>

/** A table as a file that an answer carries. */
export async function spreadsheet({ name, type, rows, language }: Table) {
  const bytes = await spreadsheetBytes(type, rows, language)
  return { name: `${name}.${type}`, type: SPREADSHEETS[type], base64: bytes.toString('base64') }
}

export const spreadsheetBytes = async (
  type: SpreadsheetType,
  rows: Table['rows'],
  language: Language = 'ru',
): Promise<Buffer> => (type === 'csv' ? Buffer.from(csvOf(rows, DIALECTS[language])) : xlsxOf(rows))

/** In cells that are known to be text nothing is run. The row of the columns' names remains visible. */
async function xlsxOf(rows: Table['rows']): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const table = rows.map((row, index) =>
    row.map((cell) => ({
      ...(typeof cell === 'object' && cell
        ? { value: cell.amount, format: '#,##0.00' }
        : { value: cell ?? '' }),
      ...(index === 0 && { fontWeight: 'bold' as const }),
    })),
  )
  return writeExcelFile(table, { columns: columnsOf(rows), stickyRowsCount: 1 }).toBuffer()
}

/** Widths of columns in characters. */
const WIDTH = { min: 6, max: 60 } as const

/** Returns columns as wide as their longest cell. */
function columnsOf(rows: Table['rows']) {
  const widths: number[] = []
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      const { length } = typeof cell === 'object' && cell ? cell.amount.toFixed(2) : String(cell ?? '')
      widths[index] = Math.max(widths[index] ?? WIDTH.min, Math.min(length + 2, WIDTH.max))
    }
  }
  return widths.map((width) => ({ width }))
}
