import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'

type Delimiter = ',' | ';'

/**
 * A printed CSV as rows by their titles, as any reader of RFC 4180 sees it: each row has a cell for each title.
 *
 * @param numbers titles of the columns with which a spreadsheet must be able to calculate
 */
export function printedTable(csv: string, delimiter: Delimiter, numbers: readonly string[]) {
  const rows: Record<string, string>[] = parse(csv, { bom: true, delimiter, columns: true })
  const cells = rows.flatMap((row) => numbers.map((title) => row[title]))
  const number = delimiter === ';' ? /^(-?\d+(,\d+)?)?$/ : /^(-?\d+(\.\d+)?)?$/
  for (const cell of cells) expect(cell).toMatch(number)
  expect(cells.some((cell) => cell !== '')).toBe(true)
  return rows
}
