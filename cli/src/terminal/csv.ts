/** A table for spreadsheets: RFC 4180, with the mark by which they know UTF-8. */

import type { Column } from '../program/result.ts'
import { clean } from './clean.ts'

/** All rows under their titles. */
export async function csvOf<Row>(rows: AsyncIterable<Row>, columns: readonly Column<Row>[]): Promise<string> {
  const lines = [columns.map(({ title }) => cell(title))]
  for await (const row of rows) lines.push(columns.map(({ of }) => cell(of(row))))
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}

/** Text that a spreadsheet would take for a formula is kept from being one. */
function cell(value: string | number | null): string {
  const text = clean(String(value ?? ''))
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
