/** What a command answers; how it is shown is for the output to decide. */

export interface Column<Row> {
  readonly title: string
  readonly of: (row: Row) => string | number | null
  /** Numbers stand on the right. */
  readonly right?: true
}

export interface Rows {
  readonly kind: 'rows'
  readonly rows: Iterable<object> | AsyncIterable<object>
  readonly columns: readonly Column<never>[]
  /** Said where there is none: why, and what next. */
  readonly empty: string
}

export interface Item {
  readonly kind: 'item'
  readonly item: unknown
  /** For people: lines of text, or a name and a value each. */
  readonly shown: readonly (string | readonly [name: string, value: string | number | null])[]
  /** An end that is not `ok` although there is a result. */
  readonly status?: number
}

export interface Text {
  readonly kind: 'text'
  readonly text: string
  readonly status?: number
}

export type Result = Rows | Item | Text

/** A list: a table for people, an array or lines of JSON for programs. */
export const rows = <Row extends object>(
  given: Iterable<Row> | AsyncIterable<Row>,
  columns: readonly Column<Row>[],
  empty: string,
): Rows => ({ kind: 'rows', rows: given, columns: columns as readonly Column<never>[], empty })

/** One thing. */
export const item = (value: unknown, shown: Item['shown'], status?: number): Item => ({
  kind: 'item',
  item: value,
  shown,
  ...(status !== undefined && { status }),
})

/** Text as it is, for another program. */
export const plain = (text: string, status?: number): Text => ({
  kind: 'text',
  text,
  ...(status !== undefined && { status }),
})
