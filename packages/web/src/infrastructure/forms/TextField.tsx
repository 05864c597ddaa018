import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldNotes } from './FieldNotes.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface Props<Name extends string> extends FieldProps<Name> {
  readonly input?: InputHTMLAttributes<HTMLInputElement>
  /** Shown at the end of the field. */
  readonly children?: ReactNode
}

/** A labelled line of text with its hint and what is wrong with it. */
export function TextField<Name extends string>({ input, children, ...field }: Props<Name>) {
  const { id, error, describedBy, registered } = useField(field)
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor={id}>{field.label}</label>
      <FieldNotes id={id} hint={field.hint} error={error} />
      <div className="field-line">
        <input
          {...input}
          {...registered}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
        />
        {children}
      </div>
    </div>
  )
}

/** Attributes of an input for an e-mail address, except `autocomplete`. */
export const EMAIL_INPUT = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const
