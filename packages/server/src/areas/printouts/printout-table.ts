import type { Cell } from '../spreadsheet.ts'
import type { PrintedCell, Printout } from './pdf/printout.ts'

/**
 * Returns a printout as one table: the name of its section precedes the cells of each row, unless it is one list. Whole
 * numbers and amounts are numbers.
 */
export function printoutTable({ part, columns, sections }: Printout): Cell[][] {
  const inPart = (name: string, cells: Cell[]) => (part === null ? cells : [name, ...cells])
  return [
    inPart(
      part ?? '',
      columns.map(({ title }) => title),
    ),
    ...sections.flatMap((section) =>
      section.rows.map((row) => inPart(section.part ?? section.title, row.map(cellOf))),
    ),
  ]
}

function cellOf(cell: PrintedCell): Cell {
  if (typeof cell === 'object') return { amount: cell.amount }
  return /^(0|[1-9]\d{0,8})$/.test(cell) ? Number(cell) : cell
}
