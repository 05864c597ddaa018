import { EmailOnly } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { SubmitLine } from './SubmitLine.tsx'
import { EMAIL_INPUT, TextField } from './TextField.tsx'
import { useFormState } from './use-form-state.ts'

/** Form for the e-mail address that receives a link. */
export function EmailForm({
  id,
  submit,
  send,
  onFailure,
}: {
  readonly id: string
  /** Label of the submit button. */
  readonly submit: string
  readonly send: (body: { readonly email: string }) => Promise<void>
  /** Remedies for a failure. */
  readonly onFailure?: ReactNode
}) {
  const { t } = useWords()
  const state = useFormState({ id, schema: EmailOnly, defaultValues: { email: '' }, send })
  const label = t('account:fields.email')
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary state={state} labels={{ email: label }}>
        {state.failure !== undefined && onFailure}
      </ErrorSummary>
      <TextField
        state={state}
        name="email"
        label={label}
        input={{ ...EMAIL_INPUT, autoComplete: 'username' }}
      />
      <SubmitLine state={state}>{submit}</SubmitLine>
    </form>
  )
}
