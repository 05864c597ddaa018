import { sortKey } from '@polynya/domain'

/** Returns rows by a text as a Russian reader expects, rows with an empty text last. */
export function sortedBy<Row>(rows: readonly Row[], textOf: (row: Row) => string): Row[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(textOf(row)) }))
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return keyed
    .toSorted((a, b) => Number(a.key === '') - Number(b.key === '') || compare(a.key, b.key))
    .map(({ row }) => row)
}
