import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'

type Delimiter = ',' | ';'

/**
 * Parses a printed CSV by RFC 4180 and returns its rows by their titles; fails if a row has more or fewer cells.
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
