import type { Cell } from '../spreadsheet.ts'
import type { Printout } from './pdf/printout.ts'

/** Returns a printout as one table: its section precedes the cells of each row. Whole numbers and amounts are numbers. */
export function printoutTable({ part, columns, sections }: Printout): Cell[][] {
  return [
    [part, ...columns.map(({ title }) => title)],
    ...sections.flatMap(({ title, rows }) => rows.map((row) => [title, ...row.map(cellOf)])),
  ]
}

function cellOf(text: string): Cell {
  if (/^\d{1,9}\.\d\d$/.test(text)) return { amount: Number(text) }
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text
}
