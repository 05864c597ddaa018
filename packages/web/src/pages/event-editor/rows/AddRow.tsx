import type { Rows } from './use-rows.ts'

interface Props<Row> {
  readonly rows: Pick<Rows<Row>, 'add' | 'addId'>
  /** Initial values of a new row. */
  readonly row: Row
  readonly children: string
}

/** Adds a row at the end of a list. */
export function AddRow<Row>({ rows, row, children }: Props<Row>) {
  return (
    <button type="button" id={rows.addId} className="button" onClick={() => rows.add(row)}>
      {children}
    </button>
  )
}
