/** Tables as files for spreadsheets. */

import { type CsvCell, csvOf } from '@polynya/i18n/csv'

export type Cell = CsvCell

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

interface Table {
  /** Without its ending. */
  readonly name: string
  readonly type: keyof typeof TYPES
  /** The first row names the columns. */
  readonly rows: readonly (readonly Cell[])[]
}

/** A table as a file that an answer carries. */
export async function spreadsheet({ name, type, rows }: Table) {
  const bytes = type === 'csv' ? Buffer.from(csvOf(rows, 'russian')) : await xlsxOf(rows)
  return { name: `${name}.${type}`, type: TYPES[type], base64: bytes.toString('base64') }
}

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
