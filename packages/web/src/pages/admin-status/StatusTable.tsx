import type { ReactNode } from 'react'
import { ColumnTable } from '../../features/tables/ColumnTable.tsx'

interface Props {
  readonly id: string
  readonly title: string
  /** Text in the place of an empty table. */
  readonly empty: string
  readonly columns: readonly string[]
  /** The cells of each row by its key. */
  readonly rows: readonly (readonly [key: string, cells: readonly ReactNode[]])[]
}

/** A titled table that scrolls by itself on a narrow screen. */
export function StatusTable({ id, title, empty, columns, rows }: Props) {
  return (
    // The table below is the landmark of this name; two of one name cannot be distinguished.
    <section>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ColumnTable aria-labelledby={id} columns={columns} rows={rows} />
      )}
    </section>
  )
}
