import { NewPassword } from '@polynya/contract'
import { LENGTHS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { missingIssues } from '../../infrastructure/forms/missing-issues.ts'
import { PasswordField } from '../../infrastructure/forms/PasswordField.tsx'
import { repeatIssues } from '../../infrastructure/forms/repeated-password.ts'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { EMAIL_INPUT, TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { inputOf } from '../../infrastructure/forms/validation.ts'

/** Sets a new password with the secret of a mailed link. */
export function ResetForm({
  token,
  isSetup,
}: {
  readonly token: string
  /** Whether it is the link of a new installation: its first account has no address yet. */
  readonly isSetup: boolean
}) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const navigate = useNavigate()
  const state = useFormState({
    id: 'reset',
    schema: NewPassword,
    defaultValues: { email: '', password: '', repeatPassword: '' },
    toInput: ({ repeatPassword: _, ...values }) => ({ ...inputOf(values), token }),
    check: ({ email, ...values }) => [
      ...(isSetup ? missingIssues({ email }) : []),
      ...repeatIssues(values.password, values),
    ],
    async send(body) {
      client.session.signIn(await client.user.reset({ body }))
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('errors:success.passwordUpdated') }) },
        'message',
      )
      await navigate({ to: paths.home, replace: true })
    },
  })
  const labels = {
    email: t('account:fields.email'),
    password: t('account:fields.newPassword'),
    repeatPassword: t('account:fields.repeatPassword'),
  }
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary state={state} labels={labels}>
        {state.failure !== undefined && <a href={paths.forgot}>{t('account:reset.newLink')}</a>}
      </ErrorSummary>
      {isSetup && (
        <TextField
          state={state}
          name="email"
          label={labels.email}
          input={{ ...EMAIL_INPUT, autoComplete: 'username' }}
        />
      )}
      <PasswordField
        state={state}
        name="password"
        label={labels.password}
        hint={t('account:fields.passwordHint', { min: LENGTHS.password[0] })}
        autoComplete="new-password"
      />
      <PasswordField
        state={state}
        name="repeatPassword"
        label={labels.repeatPassword}
        autoComplete="new-password"
      />
      <SubmitLine state={state}>
        {isSetup ? t('account:reset.setupSubmit') : t('account:reset.submit')}
      </SubmitLine>
    </form>
  )
}
