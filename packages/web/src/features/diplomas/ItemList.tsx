import { DIPLOMA_FIELDS, DIPLOMA_LIMITS, type DiplomaItem } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useFieldArray } from 'react-hook-form'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { NEW_ITEMS, type TemplateValues } from './diploma-values.ts'
import { ItemRow } from './ItemRow.tsx'

interface Props {
  readonly state: FormState<TemplateValues>
  /** Index of the item whose fields are shown. */
  readonly selected: number
  readonly onSelect: (index: number) => void
}

/** The items of a template in the order in which they are drawn. */
export function ItemList({ state, selected, onSelect }: Props) {
  const { t } = useWords()
  const { fields, append, remove, move } = useFieldArray({ control: state.form.control, name: 'items' })

  /** Changes the list, and selects an item in it. */
  function change(act: () => void, next: number) {
    act()
    state.onChange()
    onSelect(next)
  }

  const add = (kind: DiplomaItem['kind']) =>
    change(
      () => append({ ...NEW_ITEMS[kind], text: kind === 'qr' ? '' : t('diplomas:newText') }),
      fields.length,
    )

  return (
    <fieldset className="field diploma-items">
      <legend>{t('diplomas:items')}</legend>
      <FieldNames />
      <ol>
        {fields.map(({ id }, index) => (
          <ItemRow
            key={id}
            state={state}
            index={index}
            count={fields.length}
            isSelected={index === selected}
            onSelect={() => onSelect(index === selected ? -1 : index)}
            onMove={(to) => change(() => move(index, to), to)}
            onRemove={() => change(() => remove(index), Math.max(0, index - 1))}
          />
        ))}
      </ol>
      {fields.length < DIPLOMA_LIMITS.items && (
        <p className="buttons">
          <Button onClick={() => add('text')}>{t('diplomas:addText')}</Button>
          <Button onClick={() => add('qr')}>{t('diplomas:addQr')}</Button>
        </p>
      )}
    </fieldset>
  )
}

/** The fields that a text may name. */
function FieldNames() {
  const { t } = useWords()
  return (
    <details>
      <summary>{t('diplomas:fieldsSummary')}</summary>
      <ul className="diploma-fields">
        {DIPLOMA_FIELDS.map((field) => (
          <li key={field}>
            <code>{`{${field}}`}</code> {t(`diplomas:fields.${field}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
