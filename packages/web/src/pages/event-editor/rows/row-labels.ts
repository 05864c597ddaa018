import type { RowMoves } from './use-rows.ts'

interface Fields<Field extends string> {
  /** The path of the list. */
  readonly name: string
  readonly fields: readonly Field[]
  readonly label: (field: Field) => string
}

/** Labels of the fields of rows, each including its row. */
export function rowLabels<Field extends string>(
  { count, rowName }: Pick<RowMoves, 'count' | 'rowName'>,
  { name, fields, label }: Fields<Field>,
): Record<string, string> {
  const rows = [...Array(count).keys()]
  return Object.fromEntries(
    rows.flatMap((index) =>
      fields.map((field) => [`${name}.${index}.${field}`, `${rowName(index)}. ${label(field)}`]),
    ),
  )
}
