/** Reads CSV (RFC 4180) as spreadsheets write it: separated by semicolons or commas, with a byte order mark or without. */

export interface CsvRow {
  /** The line of the file on which the row starts, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

interface CsvRows {
  /** Rows that have a cell. */
  readonly rows: readonly CsvRow[]
  /** The line of a quotation mark without its end: the file is truncated or no CSV; null if there is none. */
  readonly openQuoteLine: number | null
}

/** Returns the rows of a file; a quoted cell may contain line breaks. */
export function csvRows(text: string): CsvRows {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const rows: CsvRow[] = []
  let [line, start, quoteLine] = [1, 1, 1]
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    cells.push(cell)
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: start, cells: cells.map(unescaped) })
    cells = []
    cell = ''
  }
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] as string
    if (character === '\n') line += 1
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '') {
      isQuoted = true
      quoteLine = line
    } else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') {
      endRow()
      start = line
    } else if (character !== '\r') cell += character
  }
  endRow()
  return { rows, openQuoteLine: isQuoted ? quoteLine : null }
}

/** The more frequent one in the first line. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  return head.split(';').length >= head.split(',').length ? ';' : ','
}

/** Exported text that a spreadsheet would evaluate has an apostrophe in front. */
const unescaped = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')
