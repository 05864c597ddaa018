/** Tables as files for spreadsheets. */

import writeExcelFile from 'write-excel-file/node'

/** Money, that stands with its hundredths. */
export interface Amount {
  readonly amount: number
}

/** A cell; numbers stay numbers, so that a spreadsheet can count with them. */
export type Cell = string | number | Amount | null

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
  const bytes = type === 'csv' ? Buffer.from(csvOf(rows)) : await xlsxOf(rows)
  return { name: `${name}.${type}`, type: TYPES[type], base64: bytes.toString('base64') }
}

/** With a byte order mark and semicolons, as spreadsheets of Russian offices read it. */
const csvOf = (rows: Table['rows']): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell.amount.toFixed(2).replace('.', ',')
  return `"${harmless(cell).replaceAll('"', '""')}"`
}

/** What people typed never becomes a formula: a spreadsheet would run it. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** In cells that are known to be text nothing is run. */
const xlsxOf = (rows: Table['rows']): Promise<Buffer> =>
  writeExcelFile(
    rows.map((row, index) =>
      row.map((cell) => ({
        ...(typeof cell === 'object' && cell
          ? { value: cell.amount, format: '#,##0.00' }
          : { value: cell ?? '' }),
        ...(index === 0 && { fontWeight: 'bold' as const }),
      })),
    ),
  ).toBuffer()
