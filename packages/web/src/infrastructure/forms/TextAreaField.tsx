import { FieldNotes } from './FieldNotes.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface Props<Name extends string> extends FieldProps<Name> {
  readonly rows?: number
}

/** A labelled text of several lines. */
export function TextAreaField<Name extends string>({ rows = 4, ...field }: Props<Name>) {
  const { id, error, describedBy, registered } = useField(field)
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor={id}>{field.label}</label>
      <FieldNotes id={id} hint={field.hint} error={error} />
      <textarea
        {...registered}
        id={id}
        rows={rows}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy}
      />
    </div>
  )
}
