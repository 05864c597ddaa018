/** Result of a command; the output module formats it. */

export interface Column<Row> {
  readonly title: string
  readonly of: (row: Row) => string | number | null
  /** What a terminal shows instead, such as an instant at the venue; programs get `of`. */
  readonly shown?: (row: Row) => string | number | null
  /** What a terminal shows below the row instead, each on a line of its own. */
  readonly details?: (row: Row) => readonly string[]
  /** Columns with this number are left out of a narrow table, the highest first. */
  readonly optional?: number
  /** Right-aligned, for numbers. */
  readonly right?: true
}

export interface Rows {
  readonly kind: 'rows'
  readonly rows: Iterable<object> | AsyncIterable<object>
  readonly columns: readonly Column<object>[]
  /** Text for an empty list: the reason and the next step. */
  readonly empty: string
  /** An end that is not `ok` although there is a list. */
  readonly status?: number
  /** Rows come over time: each is shown at once, without a head. */
  readonly isLive?: true
}

export interface Item {
  readonly kind: 'item'
  readonly item: unknown
  /** For users: lines of text, or pairs of name and value. */
  readonly shown: readonly (string | readonly [name: string, value: string | number | null])[]
  /** An end that is not `ok` although there is a result. */
  readonly status?: number
}

export interface Text {
  readonly kind: 'text'
  readonly text: string
  readonly status?: number
  /** Rows come over time: each is shown at once, without a head. */
  readonly isLive?: true
}

export type Result = Rows | Item | Text

/** A list: a table for people, an array or lines of JSON for programs. */
export const rows = <Row extends object>(
  given: Iterable<Row> | AsyncIterable<Row>,
  columns: readonly Column<Row>[],
  empty: string,
): Rows => ({
  kind: 'rows',
  rows: given,
  columns: columns.map(({ of, shown, details, ...column }) => ({
    ...column,
    of: (row) => of(row as Row),
    ...(shown && { shown: (row) => shown(row as Row) }),
    ...(details && { details: (row) => details(row as Row) }),
  })),
  empty,
})

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
