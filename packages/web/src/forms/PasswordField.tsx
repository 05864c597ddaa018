import { useWords } from '@polynya/ui'
import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { TextField } from './TextField.tsx'
import type { FormState } from './use-form-state.ts'

interface Props<Values extends FieldValues> {
  readonly state: FormState<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly hint?: string
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that can be pasted, kept by a manager, and looked at. */
export function PasswordField<Values extends FieldValues>({ autoComplete, ...field }: Props<Values>) {
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
        {isShown ? t('account:fields.hidePassword') : t('account:fields.showPassword')}
      </button>
    </TextField>
  )
}
