import { type KeyboardEvent, useId, useState } from 'react'
import { FieldNotes } from '../../infrastructure/forms/FieldNotes.tsx'

interface Props {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly error: string | undefined
  readonly onChoose: (value: string) => void
}

/** A line of text, chosen when the user leaves the field or presses Enter: not with each character. */
export function ValueField({ label, hint, value, error, onChoose }: Props) {
  const id = useId()
  const [text, setText] = useState(value)
  const choose = () => text.trim() !== value && onChoose(text.trim())
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint || undefined} error={error} />
      <div className="field-line">
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          aria-invalid={error !== undefined}
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          onChange={({ target }) => setText(target.value)}
          onBlur={choose}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && choose()}
        />
      </div>
    </div>
  )
}
