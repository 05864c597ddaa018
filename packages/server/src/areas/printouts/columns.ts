/** Columns of printouts with their widths, relative to each other. */

import type { Column, PrintedCell } from './pdf/printout.ts'
import type { Cells } from './printout-context.ts'
import type { Reading } from './reading.ts'

const WIDTHS = {
  place: 1.9,
  lane: 1.5,
  number: 1.2,
  name: 5.2,
  birthYear: 1.6,
  ageGroup: 2,
  region: 4.4,
  club: 3.8,
  rank: 2.1,
  seedTime: 2.8,
  rawTime: 2.3,
  penalties: 2,
  finalTime: 2.3,
  points: 1.8,
  note: 5.6,
  entries: 8,
  starts: 10,
  startsAt: 1.6,
  distance: 5,
  entered: 1.6,
  heats: 1.6,
  heatStarts: 9,
  winners: 8,
  gold: 1.6,
  silver: 1.6,
  bronze: 1.6,
  total: 1.6,
  paid: 3.2,
  documents: 7,
  checkedIn: 2,
  order: 1.6,
  payer: 5.6,
  swimmers: 7,
  status: 3,
  paidAt: 2.6,
  price: 2.2,
  received: 2.2,
  refunded: 2.2,
  receipt: 3,
  called: 1.3,
  watch1: 2,
  watch2: 2,
  watch3: 2,
  handTime: 2,
  timekeeper: 3,
  leg: 2,
  stroke: 3,
  member: 6,
  iwsaid: 2.6,
  age: 1.6,
  checkCode: 3.4,
} as const

export type ColumnName = keyof typeof WIDTHS

/** Amounts and counts, whose digits are below each other. */
const NUMBERS: ReadonlySet<ColumnName> = new Set([
  ...(['price', 'received', 'refunded', 'points', 'entered', 'heats'] as const),
  ...(['gold', 'silver', 'bronze', 'total'] as const),
])

/** Columns to fill in by hand: no selection has them. */
const BLANKS = ['called', 'watch1', 'watch2', 'watch3', 'handTime', 'timekeeper'] as const
export type BlankName = (typeof BLANKS)[number]

export const columnOf = (name: ColumnName, { t }: Reading): Column => ({
  title: t(`printouts:columns.${name}`),
  width: WIDTHS[name],
  ...(NUMBERS.has(name) && { align: 'right' as const }),
  isBlank: BLANKS.some((blank) => blank === name),
})

/** Returns the cells of a row in the order of its columns. */
export const cellsIn = (names: readonly ColumnName[], cells: Partial<Cells<ColumnName>>): PrintedCell[] =>
  names.map((name) => {
    const cell = cells[name] ?? ''
    return typeof cell === 'number' ? String(cell) : cell
  })
