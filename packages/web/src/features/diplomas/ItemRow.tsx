import { DIPLOMA_ALIGNMENTS, unknownFields } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useId } from 'react'
import { CheckboxField } from '../../infrastructure/forms/CheckboxField.tsx'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { TextAreaField } from '../../infrastructure/forms/TextAreaField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import type { ItemValues, TemplateValues } from './diploma-values.ts'
import { itemLabel, itemTitle } from './use-item-labels.ts'

interface Props {
  readonly state: FormState<TemplateValues>
  readonly index: number
  readonly count: number
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** An item: its name, and its fields while it is selected or one of them is wrong. */
export function ItemRow({ state, index, count, isSelected, onSelect, onMove, onRemove }: Props) {
  const { t } = useWords()
  const id = useId()
  const kind = state.form.getValues(`items.${index}.kind`)
  const title = itemTitle({ kind, text: state.watchText(`items.${index}.text`) }, t)
  const isOpen = isSelected || state.form.formState.errors.items?.[index] !== undefined
  return (
    <li>
      <button
        type="button"
        className="diploma-item-title"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onSelect}
      >
        {title}
      </button>
      <fieldset id={id} aria-label={title} className="diploma-item" hidden={!isOpen}>
        <ItemFields state={state} index={index} kind={kind} />
        <p className="buttons">
          {index > 0 && <Button onClick={() => onMove(index - 1)}>{t('diplomas:moveUp')}</Button>}
          {index < count - 1 && <Button onClick={() => onMove(index + 1)}>{t('diplomas:moveDown')}</Button>}
          {count > 1 && (
            <span className="danger">
              <Button onClick={onRemove}>{t('diplomas:removeItem')}</Button>
            </span>
          )}
        </p>
      </fieldset>
    </li>
  )
}

const DECIMAL = { inputMode: 'decimal', autoComplete: 'off' } as const

function ItemFields({
  state,
  index,
  kind,
}: Pick<Props, 'state' | 'index'> & { readonly kind: ItemValues['kind'] }) {
  const { t } = useWords()
  const field = <const Name extends Parameters<typeof itemLabel>[0]>(name: Name) =>
    ({ state, name: `items.${index}.${name}`, label: itemLabel(name, t) }) as const
  return (
    <>
      {kind === 'text' && <TextFields state={state} index={index} />}
      <div className="diploma-numbers">
        <TextField {...field('x')} input={DECIMAL} />
        <TextField {...field('y')} input={DECIMAL} />
        <TextField {...field('width')} input={DECIMAL} />
        {kind === 'text' && <TextField {...field('size')} input={DECIMAL} />}
      </div>
      {kind === 'text' && (
        <>
          <div className="field-pair">
            <SelectField
              {...field('align')}
              options={DIPLOMA_ALIGNMENTS.map((value) => ({
                value,
                text: t(`diplomas:alignments.${value}`),
              }))}
            />
            <TextField {...field('colour')} input={{ type: 'color' }} />
          </div>
          <CheckboxField state={state} name={`items.${index}.isBold`} label={t('diplomas:isBold')} />
        </>
      )}
    </>
  )
}

/** The text in both languages; names the fields that do not exist while they are typed. */
function TextFields({ state, index }: Pick<Props, 'state' | 'index'>) {
  const { t } = useWords()
  const unknownIn = (name: 'text' | 'textEn') => {
    const unknown = unknownFields(state.watchText(`items.${index}.${name}`))
    if (unknown.length === 0) return undefined
    return t('diplomas:unknownFields', { fields: unknown.map((field) => `{${field}}`).join(', ') })
  }
  return (
    <>
      <TextAreaField
        state={state}
        name={`items.${index}.text`}
        label={t('diplomas:itemText')}
        hint={unknownIn('text')}
        rows={3}
      />
      <TextAreaField
        state={state}
        name={`items.${index}.textEn`}
        label={t('diplomas:itemTextEn')}
        hint={unknownIn('textEn') ?? t('diplomas:itemTextEnHint')}
        rows={3}
      />
    </>
  )
}
