import { csvOf } from '@polynya/i18n/csv'
import type { Column } from '../../context/result.ts'
import { clean } from '../../terminal/clean.ts'

/** All rows under their titles, as text for spreadsheets. */
export async function csvText<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly Column<Row>[],
): Promise<string> {
  const lines = [columns.map(({ title }) => title)] as (string | number | null)[][]
  for await (const row of rows) lines.push(columns.map(({ of }) => of(row)))
  const cleaned = lines.map((line) => line.map((cell) => (typeof cell === 'string' ? clean(cell) : cell)))
  return csvOf(cleaned, 'international')
}
