/** Tables as files for spreadsheets. */

import { type CsvCell, csvOf } from '@polynya/i18n/csv'

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
}

/** A table as a file that an answer carries. */
export async function spreadsheet({ name, type, rows }: Table) {
  const bytes = await spreadsheetBytes(type, rows)
  return { name: `${name}.${type}`, type: SPREADSHEETS[type], base64: bytes.toString('base64') }
}

export const spreadsheetBytes = async (type: SpreadsheetType, rows: Table['rows']): Promise<Buffer> =>
  type === 'csv' ? Buffer.from(csvOf(rows, 'russian')) : xlsxOf(rows)

/** In cells that are known to be text nothing is run. */
async function xlsxOf(rows: Table['rows']): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(
    rows.map((row, index) =>
      row.map((cell) => ({
        ...(typeof cell === 'object' && cell
          ? { value: cell.amount, format: '#,##0.00' }
          : { value: cell ?? '' }),
        ...(index === 0 && { fontWeight: 'bold' as const }),
      })),
    ),
  ).toBuffer()
}
