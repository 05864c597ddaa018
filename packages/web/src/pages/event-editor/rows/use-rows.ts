import { useEffect, useRef } from 'react'
import {
  type ArrayPath,
  type FieldArray,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useFieldArray,
} from 'react-hook-form'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { fieldId } from '../../../infrastructure/forms/use-field.ts'
import type { FormState } from '../../../infrastructure/forms/use-form-state.ts'

interface Options<Values extends FieldValues, Name extends ArrayPath<Values>> {
  readonly state: FormState<Values>
  /** The path of the list. */
  readonly name: Name
  /** The field of a row that receives the focus. */
  readonly first: keyof FieldArray<Values, Name> & string
  /** What a row is called. */
  readonly rowName: (index: number) => string
}

/** What can be done with a row; nothing where there is no row to do it with. */
export interface RowMoves {
  readonly count: number
  readonly rowName: (index: number) => string
  readonly move: (index: number, by: 1 | -1) => void
  readonly duplicate: (index: number) => void
  readonly remove: (index: number) => void
  /** Moves a row to the end of another list of the form, as the row that it is. */
  readonly moveTo: (index: number, list: { readonly path: string; readonly title: string }) => void
  /**
   * Id of a button of a row: the focus stays on it while its row moves, and moves to the next row's button
   * after a removal.
   */
  readonly buttonId: (index: number, button: string) => string
}

export interface Rows<Row> extends RowMoves {
  /** Identifies a row regardless of its position. */
  readonly keys: readonly string[]
  readonly add: (row: Row) => void
  readonly addAll: (rows: readonly Row[]) => void
  readonly replaceAll: (rows: readonly Row[]) => void
  readonly addId: string
}

/**
 * Rows of a form that can be added, copied, moved and removed; each action moves the focus to the next
 * logical control.
 */
export function useRows<Values extends FieldValues, Name extends ArrayPath<Values>>({
  state,
  name,
  first,
  rowName,
}: Options<Values, Name>): Rows<FieldArray<Values, Name>> {
  const { notifications } = useApp()
  const { fields, ...list } = useFieldArray({ control: state.form.control, name, keyName: 'key' })
  const addId = `${fieldId(state, name)}-add`
  const firstId = (index: number) => fieldId(state, `${name}.${index}.${first}`)
  const buttonId = (index: number, button: string) => `${fieldId(state, `${name}.${index}`)}-${button}`

  const focus = useFocusOnceDrawn()

  function goOnAt(id: string) {
    state.onChange()
    focus(id)
  }

  function addAll(rows: readonly FieldArray<Values, Name>[]) {
    list.append([...rows], { shouldFocus: false })
    goOnAt(firstId(fields.length))
  }

  return {
    keys: fields.map(({ key }) => key),
    count: fields.length,
    rowName,
    addId,
    buttonId,
    add: (row) => addAll([row]),
    addAll,
    replaceAll(rows) {
      list.replace([...rows])
      goOnAt(firstId(0))
    },
    duplicate(index) {
      const row: FieldArray<Values, Name> = get(state.form.getValues(), `${name}.${index}`)
      list.insert(index + 1, withoutIds(row), { shouldFocus: false })
      goOnAt(firstId(index + 1))
    },
    move(index, by) {
      const to = index + by
      if (to < 0 || to >= fields.length) return
      const row = rowName(index)
      list.move(index, to)
      goOnAt(buttonId(to, by > 0 ? 'down' : 'up'))
      const position = to + 1
      notifications.announce((t) => t('eventEditor:rows.moved', { row, position, count: fields.length }))
    },
    moveTo(index, { path: target, title: to }) {
      const { getValues, setValue } = state.form
      const row = rowName(index)
      const there: readonly unknown[] = get(getValues(), target)
      const rows = [...there, get(getValues(), `${name}.${index}`)]
      setValue(target as Path<Values>, rows as PathValue<Values, Path<Values>>, { shouldDirty: true })
      list.remove(index)
      goOnAt(`${fieldId(state, `${target}.${there.length}`)}-up`)
      notifications.announce((t) => t('eventEditor:rows.movedTo', { row, to }))
    },
    remove(index) {
      const row = rowName(index)
      list.remove(index)
      const next = Math.min(index, fields.length - 2)
      goOnAt(next < 0 ? addId : buttonId(next, 'remove'))
      notifications.announce((t) => t('eventEditor:rows.removed', { row }))
    },
  }
}

/** Gives the focus to something as soon as it is there. */
function useFocusOnceDrawn() {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current)
    if (!element) return
    wanted.current = null
    element.focus()
  })
  return (id: string) => {
    wanted.current = id
  }
}

/** Returns a copy of a row, and of the rows within it, without the ids of the stored ones. */
function withoutIds<Row>(row: Row): Row {
  const copy = structuredClone(row)
  removeIds(copy)
  return copy
}

function removeIds(value: unknown) {
  if (typeof value !== 'object' || value === null) return
  Reflect.deleteProperty(value, 'id')
  for (const inner of Object.values(value)) removeIds(inner)
}
