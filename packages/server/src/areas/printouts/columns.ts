/** Columns of printouts: title, width, and what stands in them. */

import type { Column } from './pdf/printout.ts'
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
} as const

export type ColumnName = keyof typeof WIDTHS

/** Returns the columns, and a function that puts the cells of a row in their order. */
export function columnsOf<const Name extends ColumnName>(names: readonly Name[], { t }: Reading) {
  const columns = names.map(
    (name: ColumnName): Column => ({ title: t(`printouts:columns.${name}`), width: WIDTHS[name] }),
  )
  const rowOf = (cells: Readonly<Record<Name, string | number | null>>) =>
    names.map((name) => String(cells[name] ?? ''))
  return { columns, rowOf }
}
