import { FieldNotes } from './FieldNotes.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface Props<Name extends string> extends FieldProps<Name> {
  readonly options: readonly { readonly value: string; readonly text: string }[]
}

/** One of many. */
export function SelectField<Name extends string>({ options, ...field }: Props<Name>) {
  const { id, error, describedBy, registered } = useField(field)
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor={id}>{field.label}</label>
      <FieldNotes id={id} hint={field.hint} error={error} />
      <select {...registered} id={id} aria-invalid={error !== undefined} aria-describedby={describedBy}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
