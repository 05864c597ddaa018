import type { FieldValues } from 'react-hook-form'
import { FieldNotes } from './FieldNotes.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  readonly rows?: number
}

/** A labelled text of several lines. */
export function TextAreaField<Values extends FieldValues>({ rows = 4, ...field }: Props<Values>) {
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
