/** A cell of a CSV table: text, a number, an amount with two decimals, or null for an empty cell. */
export type CsvCell = string | number | { readonly amount: number } | null

/** Separator and decimal mark: comma and point, or semicolon and comma as Russian spreadsheets expect. */
export type CsvDialect = 'international' | 'russian'

const SEPARATORS = { international: ',', russian: ';' } as const

/**
 * Formats a table as CSV (RFC 4180) with a byte order mark, by which spreadsheets detect UTF-8. Text that a spreadsheet
 * would evaluate as a formula is prefixed with an apostrophe.
 *
 * @param rows the first one contains the column names
 */
export function csvOf(rows: Iterable<readonly CsvCell[]>, dialect: CsvDialect): string {
  const lines = [...rows].map((row) => row.map((cell) => csvCell(cell, dialect)).join(SEPARATORS[dialect]))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

function csvCell(cell: CsvCell, dialect: CsvDialect): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell, dialect)
  const number = typeof cell === 'number' ? String(cell) : cell.amount.toFixed(2)
  return dialect === 'russian' ? number.replace('.', ',') : number
}

const quoted = (text: string, dialect: CsvDialect) =>
  text.includes(SEPARATORS[dialect]) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
