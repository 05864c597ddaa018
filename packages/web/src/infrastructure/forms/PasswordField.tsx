import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { TextField } from './TextField.tsx'
import type { FieldProps } from './use-field.ts'

interface Props<Name extends string> extends FieldProps<Name> {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** Password field that allows pasting, password managers and revealing its value. */
export function PasswordField<Name extends string>({ autoComplete, ...field }: Props<Name>) {
  const { t } = useWords()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      input={{ type: isShown ? 'text' : 'password', autoComplete, spellCheck: false, autoCapitalize: 'none' }}
    >
      <button
        type="button"
        className="field-button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t('account:fields.show')}
        <span className="visually-hidden">
          {': '}
          {field.label}
        </span>
      </button>
    </TextField>
  )
}
