import { useWords } from '@polynya/ui'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { FormState } from './use-form-state.ts'
import { fieldErrorText } from './validation.ts'

interface Props<Values extends FieldValues> {
  readonly state: FormState<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly hint?: string
  readonly input?: InputHTMLAttributes<HTMLInputElement>
  /** Stands at the end of the field. */
  readonly children?: ReactNode
}

/** A labelled line of text with its hint and what is wrong with it. */
export function TextField<Values extends FieldValues>({
  state: { form, onInput },
  name,
  label,
  hint,
  input,
  children,
}: Props<Values>) {
  const words = useWords()
  const error = fieldErrorText(form.getFieldState(name, form.formState).error, words)
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      )}
      <div className="field-line">
        <input
          {...input}
          {...form.register(name)}
          id={name}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy || undefined}
          onInput={() => onInput(name)}
        />
        {children}
      </div>
    </div>
  )
}
