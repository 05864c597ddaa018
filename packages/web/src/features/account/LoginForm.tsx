import { Credentials } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { nextPage } from '../../infrastructure/addresses/next-page.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { PasswordField } from '../../infrastructure/forms/PasswordField.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { EMAIL_INPUT, TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { AccountLink } from './AccountLink.tsx'
import { ResendLine } from './ResendLine.tsx'

/** @param next the page requested before the sign-in */
export function LoginForm({ next }: { readonly next: string | undefined }) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const navigate = useNavigate()
  const [refusals, setRefusals] = useState(0)
  const state = useFormState({
    id: 'login',
    schema: Credentials,
    defaultValues: { username: '', password: '' },
    async send(body) {
      const tokens = await client.user.authenticate({ body }).catch((error) => {
        if (hasReason(error, 'wrong_credentials')) setRefusals((count) => count + 1)
        throw error
      })
      client.session.signIn(tokens)
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('errors:success.signedIn') }) },
        'message',
      )
      await navigate({ href: nextPage(next), replace: true })
    },
  })
  const labels = { username: t('account:fields.email'), password: t('account:fields.password') }
  const email = () => state.form.getValues('username')
  const isNotActivated = hasReason(state.failure, 'account_not_activated')
  // The server never says whether an account exists, so a second refusal suggests creating one.
  const isRefusedAgain = refusals > 1 && hasReason(state.failure, 'wrong_credentials')
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary
        state={state}
        labels={labels}
        advice={isRefusedAgain ? t('messages:account.detailsOrNoAccount') : undefined}
      >
        {isRefusedAgain && (
          <AccountLink href={paths.signup(next)} form="signUp" email={email}>
            {t('account:signIn.signUp')}
          </AccountLink>
        )}
        {isNotActivated && (
          <ResendLine resend={() => client.user.resendActivation({ body: { email: email() } })} />
        )}
      </ErrorSummary>
      <TextField
        state={state}
        name="username"
        label={labels.username}
        input={{ ...EMAIL_INPUT, autoComplete: 'username' }}
      />
      <PasswordField state={state} name="password" label={labels.password} autoComplete="current-password" />
      <SubmitLine state={state}>{t('account:signIn.submit')}</SubmitLine>
      <ul className="account-foot">
        <li>
          <AccountLink href={paths.forgot} form="forgot" email={email}>
            {t('account:signIn.forgot')}
          </AccountLink>
        </li>
        <li>
          {t('account:signIn.noAccount')}{' '}
          <AccountLink href={paths.signup(next)} form="signUp" email={email}>
            {t('account:signIn.signUp')}
          </AccountLink>
        </li>
      </ul>
    </form>
  )
}

const hasReason = (error: unknown, reason: string) => isApiError(error) && error.reason === reason
