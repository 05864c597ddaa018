import { FieldNotes } from './FieldNotes.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface Choice {
  readonly value: string
  readonly text: string
  readonly note?: string
  /** The language of its text, where it is another one. */
  readonly lang?: string
}

interface Props<Name extends string> extends FieldProps<Name> {
  /** One of them, or any of them. */
  readonly type: 'radio' | 'checkbox'
  readonly choices: readonly Choice[]
}

/** A few things to choose from, all in sight. The first one has the id of the field: the error summary leads there. */
export function ChoiceField<Name extends string>({ type, choices, ...field }: Props<Name>) {
  const { id, error, describedBy, registered } = useField(field)
  return (
    <fieldset className="field" data-wrong={error !== undefined} aria-describedby={describedBy}>
      <legend>{field.label}</legend>
      <FieldNotes id={id} hint={field.hint} error={error} />
      {choices.map(({ value, text, note, lang }, index) => (
        <label key={value} className="tick" lang={lang}>
          <input
            {...registered}
            type={type}
            value={value}
            id={index === 0 ? id : `${id}-${value}`}
            aria-invalid={error !== undefined || undefined}
          />
          <span>
            {text}
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
