import type { ReactNode } from 'react'
import { FieldNotes } from './FieldNotes.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface Props<Name extends string> extends FieldProps<Name> {
  /** Shown below the label, such as a link to the terms that are accepted. */
  readonly children?: ReactNode
}

/** A thing to agree to. */
export function CheckboxField<Name extends string>({ children, ...field }: Props<Name>) {
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
