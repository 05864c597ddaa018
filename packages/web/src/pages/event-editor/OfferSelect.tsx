import { useWords } from '@polynya/ui'
import { useWatch } from 'react-hook-form'
import { fieldErrorText } from '../../infrastructure/api/field-error-text.ts'
import { FieldNotes } from '../../infrastructure/forms/FieldNotes.tsx'
import { fieldId } from '../../infrastructure/forms/use-field.ts'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import type { ProgrammeValues } from './programme-values.ts'

/** The offer of a distance, among the offers of its kind: choosing another one moves the distance there. */
export function OfferSelect({
  state,
  path,
  onMove,
}: {
  readonly state: FormState<ProgrammeValues>
  readonly path: `programData.${number}.children.${number}`
  /** Moves the distance to the end of another offer. */
  readonly onMove: (offer: number, title: string) => void
}) {
  const words = useWords()
  const { t } = words
  const offers = useWatch({ control: state.form.control, name: 'programData' })
  const own = Number(path.split('.')[1])
  const titleOf = (index: number) =>
    [t('eventEditor:programme.offer', { number: index + 1 }), offers[index]?.name.trim()]
      .filter(Boolean)
      .join(': ')
  const choices = [...offers.keys()].filter((index) => offers[index]?.kind === offers[own]?.kind)
  if (choices.length < 2) return null
  // The server names a distance that it refuses to move by its id.
  const field = `${path}.id` as const
  const id = fieldId(state, field)
  const error = fieldErrorText(state.errorOf(field), words)
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor={id}>{t('eventEditor:programme.id')}</label>
      <FieldNotes id={id} hint={undefined} error={error} />
      <select
        id={id}
        value={own}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ currentTarget }) => {
          const chosen = Number(currentTarget.value)
          onMove(chosen, titleOf(chosen))
        }}
      >
        {choices.map((index) => (
          <option key={index} value={index}>
            {titleOf(index)}
          </option>
        ))}
      </select>
    </div>
  )
}
