/** Columns of printouts with their widths, relative to each other. */

import type { Column } from './pdf/printout.ts'
import type { Cells } from './printout-context.ts'
import type { Reading } from './reading.ts'

const WIDTHS = {
  place: 1.9,
  lane: 1.5,
  number: 1.2,
  name: 5.2,
  birthYear: 1.6,
  ageGroup: 2,
  region: 4.6,
  club: 3.8,
  rank: 2.1,
  seedTime: 2.8,
  rawTime: 2.7,
  penalties: 2,
  finalTime: 2.7,
  points: 1.8,
  note: 4.4,
  entries: 8,
  starts: 10,
  startsAt: 1.6,
  distance: 5,
  entered: 1.6,
  heats: 1.6,
  heatStarts: 9,
} as const

export type ColumnName = keyof typeof WIDTHS

export const columnOf = (name: ColumnName, { t }: Reading): Column => ({
  title: t(`printouts:columns.${name}`),
  width: WIDTHS[name],
})

/** Returns the cells of a row in the order of its columns. */
export const cellsIn = (names: readonly ColumnName[], cells: Partial<Cells<ColumnName>>): string[] =>
  names.map((name) => String(cells[name] ?? ''))
