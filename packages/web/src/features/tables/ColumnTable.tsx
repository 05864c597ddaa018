import type { ReactNode } from 'react'
import { ScrollBox, type ScrollBoxName } from '../../infrastructure/components/ScrollBox.tsx'

type Props = ScrollBoxName & {
  readonly columns: readonly string[]
  /** The cells of each row by its key; the first one is its header. */
  readonly rows: readonly (readonly [key: string | number, cells: readonly ReactNode[]])[]
}

/** A table of named columns that scrolls by itself on a narrow screen. */
export function ColumnTable({ columns, rows, ...name }: Props) {
  return (
    <ScrollBox {...name}>
      <table className="ruled-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, [first, ...cells]]) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
