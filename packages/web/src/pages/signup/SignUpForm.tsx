import { SignUp } from '@polynya/contract'
import { LENGTHS } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { AccountLink } from '../../features/account/AccountLink.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { TextWithLinks } from '../../infrastructure/components/TextWithLinks.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { CheckboxField } from '../../infrastructure/forms/CheckboxField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { PasswordField } from '../../infrastructure/forms/PasswordField.tsx'
import { repeatIssues } from '../../infrastructure/forms/repeated-password.ts'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { EMAIL_INPUT, TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { inputOf } from '../../infrastructure/forms/validation.ts'

const EMPTY = { firstName: '', lastName: '', email: '', password: '', repeatPassword: '', consent: false }

export function SignUpForm({
  next,
  onSent,
}: {
  readonly next: string | undefined
  /** Called with the address once the activation link is on its way. */
  readonly onSent: (email: string) => void
}) {
  const { t, language } = useWords()
  const { client } = useApp()
  const state = useFormState({
    id: 'signUp',
    schema: SignUp,
    defaultValues: EMPTY,
    toInput: ({ repeatPassword: _, ...values }) => ({ ...inputOf(values), language }),
    check: (values) => repeatIssues(values.password, values),
    async send(body) {
      await client.user.signup({ body })
      onSent(body.email)
    },
  })
  const labels = {
    firstName: t('account:fields.firstName'),
    lastName: t('account:fields.lastName'),
    email: t('account:fields.email'),
    password: t('account:fields.password'),
    repeatPassword: t('account:fields.repeatPassword'),
    consent: t('account:signUp.consent'),
  }
  const email = () => state.form.getValues('email')
  const isTaken = isApiError(state.failure) && state.failure.reason === 'email_taken'
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary state={state} labels={labels} title={t('messages:account.createFailed')}>
        {isTaken && (
          <AccountLink href={paths.forgot} form="forgot" email={email}>
            {t('account:signUp.recover')}
          </AccountLink>
        )}
      </ErrorSummary>
      <div className="field-pair">
        <TextField {...field('firstName')} input={{ autoComplete: 'given-name' }} />
        <TextField {...field('lastName')} input={{ autoComplete: 'family-name' }} />
      </div>
      <TextField {...field('email')} input={{ ...EMAIL_INPUT, autoComplete: 'email' }} />
      <PasswordField
        {...field('password')}
        hint={t('account:fields.passwordHint', { min: LENGTHS.password[0] })}
        autoComplete="new-password"
      />
      <PasswordField {...field('repeatPassword')} autoComplete="new-password" />
      <CheckboxField {...field('consent')}>
        <TextWithLinks
          text={t('account:signUp.consentTerms')}
          links={{ terms: paths.terms, privacy: paths.privacy }}
        />
      </CheckboxField>
      <SubmitLine state={state}>{t('account:signUp.submit')}</SubmitLine>
      <p className="account-foot">
        {t('account:signUp.haveAccount')}{' '}
        <AccountLink href={paths.login(next)} form="login" email={email}>
          {t('account:signUp.signIn')}
        </AccountLink>
      </p>
    </form>
  )
}
