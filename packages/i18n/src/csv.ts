/** A cell of a table for spreadsheets: a number stays one, an amount has its hundredths; null is empty. */
export type CsvCell = string | number | { readonly amount: number } | null

/** Comma and point, or semicolon and decimal comma as Russian offices expect. */
export type CsvDialect = 'international' | 'russian'

const SEPARATORS = { international: ',', russian: ';' } as const

/**
 * The text of a table by RFC 4180, with the byte order mark by which spreadsheets know UTF-8. Text that a spreadsheet
 * would run as a formula is preceded by an apostrophe.
 *
 * @param rows the first names the columns
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
