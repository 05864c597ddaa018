import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldNotes } from './FieldNotes.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  /** Shown below the label, such as a link to the terms that are accepted. */
  readonly children?: ReactNode
}

/** A thing to agree to. */
export function CheckboxField<Values extends FieldValues>({ children, ...field }: Props<Values>) {
  const { id, error, describedBy, registered } = useField(field)
  return (
    <div className="field" data-wrong={error !== undefined}>
      <FieldNotes id={id} hint={field.hint} error={error} />
      <label className="tick">
        <input
          {...registered}
          type="checkbox"
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
        />
        <span>{field.label}</span>
      </label>
      {children && <div className="tick-note">{children}</div>}
    </div>
  )
}
