/** Tables of CSV files: rows by the names of their columns, and what is wrong with them, by line. */

import { csvRows } from './csv-rows.ts'

/** What is wrong with a line of a file; the field is null if the whole line is. */
export interface LineFault<Fault extends string> {
  /** From 1. */
  readonly line: number
  readonly field: string | null
  readonly fault: Fault
}

export interface TableRow<Column extends string> {
  readonly line: number
  /** The text of a cell without spaces around it; empty if the file does not have the column. */
  readonly cell: (name: Column) => string
}

interface Table<Column extends string> {
  readonly rows: readonly TableRow<Column>[]
  readonly errors: LineFault<'column_missing' | 'unreadable'>[]
}

/** Characters that no table has: the file is another one. */
const BINARY = '\0'

/** Returns the rows of a table under its first line, which names the columns; none if it lacks a required one. */
export function csvTable<Column extends string>(text: string, required: readonly Column[]): Table<Column> {
  const failed = (line: number): Table<Column> => ({
    rows: [],
    errors: [{ line, field: null, fault: 'unreadable' }],
  })
  if (text.includes(BINARY)) return failed(1)
  const { rows, openQuoteLine } = csvRows(text)
  if (openQuoteLine !== null) return failed(openQuoteLine)
  const [head, ...others] = rows
  const names = head?.cells.map((cell) => cell.trim()) ?? []
  const errors = required
    .filter((name) => !names.includes(name))
    .map((field) => ({ line: 1, field, fault: 'column_missing' as const }))
  if (errors.length > 0) return { rows: [], errors }
  return {
    rows: others.map(({ line, cells }) => ({
      line,
      cell: (name) => cells[names.indexOf(name)]?.trim() ?? '',
    })),
    errors,
  }
}

/** Collects the errors of the fields of a line; an empty field that needs a value is required. */
export function fieldChecks<Field extends string, Fault extends string>(
  line: number,
  textOf: (field: Field) => string,
) {
  const errors: LineFault<Fault | 'required'>[] = []
  return {
    errors,
    /** Notes a field without a value, which is empty or wrong; returns the value. */
    checked<Value>(field: Field, value: Value | null, fault: Fault): Value | null {
      if (value === null) errors.push({ line, field, fault: textOf(field) === '' ? 'required' : fault })
      return value
    },
  }
}
