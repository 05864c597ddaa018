import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { type DateParts, joinDate, splitDate } from './date-parts.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { type FieldProps, useField } from './use-field.ts'

interface Props<Name extends string> extends FieldProps<Name> {
  /** Whether browsers may autofill the user's own birthday. */
  readonly isOwnBirthday?: boolean
}

const PARTS = [
  { part: 'day', length: 2, autoComplete: 'bday-day' },
  { part: 'month', length: 2, autoComplete: 'bday-month' },
  { part: 'year', length: 4, autoComplete: 'bday-year' },
] as const satisfies readonly { part: keyof DateParts; length: number; autoComplete: string }[]

/** A date that people know by heart: three fields to type into, quicker than any calendar. Needs `fields` words. */
export function DateField<Name extends string>({ isOwnBirthday = false, ...field }: Props<Name>) {
  const { t } = useWords()
  const { state, name, label, hint } = field
  const { id, error, describedBy } = useField(field)
  const value = state.watchText(name)
  const [typed, setTyped] = useState(() => splitDate(value))
  // A date that came from elsewhere, such as a draft, takes the place of what was typed.
  const shown = joinDate(typed) === value ? typed : splitDate(value)

  function onType(part: keyof DateParts, text: string) {
    const parts = { ...shown, [part]: text.trim() }
    setTyped(parts)
    state.setText(name, joinDate(parts))
    // Between two of its fields nothing is wrong yet.
    if (parts.day && parts.month && parts.year.length === 4) state.onInput(name)
  }

  return (
    <fieldset className="field" data-wrong={error !== undefined} aria-describedby={describedBy}>
      <legend>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="date-parts">
        {PARTS.map(({ part, length, autoComplete }, index) => (
          <label key={part} data-part={part}>
            {t(`fields:date.${part}`)}
            <input
              type="text"
              inputMode="numeric"
              maxLength={length}
              id={index === 0 ? id : `${id}-${part}`}
              autoComplete={isOwnBirthday ? autoComplete : 'off'}
              value={shown[part]}
              aria-invalid={error !== undefined || undefined}
              onChange={({ target }) => onType(part, target.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
