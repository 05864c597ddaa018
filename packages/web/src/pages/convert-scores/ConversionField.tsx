import { useId } from 'react'
import type { Outcome } from './conversion-text.ts'

/** A value to convert, and what it converts to. */
export function ConversionField({
  label,
  hint,
  value,
  onType,
  outcome,
}: {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onType: (value: string) => void
  readonly outcome: Outcome | null
}) {
  const id = useId()
  return (
    <div className="field" data-wrong={outcome?.isWrong === true}>
      <label htmlFor={id}>{label}</label>
      <small id={`${id}-hint`}>{hint}</small>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-describedby={`${id}-hint ${id}-outcome`}
        aria-invalid={outcome?.isWrong === true}
        onChange={({ target }) => onType(target.value)}
      />
      <output
        id={`${id}-outcome`}
        htmlFor={id}
        className={outcome?.isWrong ? 'field-error' : 'convert-outcome'}
      >
        {outcome?.text}
      </output>
    </div>
  )
}
