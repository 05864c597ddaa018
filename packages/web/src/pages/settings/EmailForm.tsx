import { EmailChange, type Settings } from '@polynya/contract'
import { LIVES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { PasswordField } from '../../infrastructure/forms/PasswordField.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { EMAIL_INPUT, TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { CancelEmail } from './CancelEmail.tsx'

/** Another address, which counts once it is confirmed by mail. */
export function EmailForm({ settings: { email, pendingEmail } }: { readonly settings: Settings }) {
  const { t, formats } = useWords()
  const { client, queryClient, queries } = useApp()
  const state = useFormState({
    id: 'email',
    schema: EmailChange,
    defaultValues: { email: '', password: '' },
    resets: true,
    async send(body) {
      await client.user.changeEmail({ body })
      await queryClient.invalidateQueries(queries.settings)
    },
  })
  const labels = { email: t('account:settings.emailNew'), password: t('account:fields.currentPassword') }
  const lifetime = formats.hours(LIVES.emailChangeHours)
  return (
    <SettingsSection
      id="email"
      heading={t('account:settings.email')}
      text={t('account:settings.emailText', { lifetime })}
    >
      <p className="settings-value">{t('account:settings.emailCurrent', { email })}</p>
      <p role="status" className="settings-pending">
        {pendingEmail && t('account:settings.emailPending', { email: pendingEmail })}
      </p>
      {pendingEmail && <CancelEmail />}
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={labels} level={3} />
        <TextField
          state={state}
          name="email"
          label={labels.email}
          input={{ ...EMAIL_INPUT, autoComplete: 'email' }}
        />
        <PasswordField
          state={state}
          name="password"
          label={labels.password}
          autoComplete="current-password"
        />
        <SubmitLine state={state} saved={t('account:settings.emailSent')}>
          {t('account:settings.emailSubmit')}
        </SubmitLine>
      </form>
    </SettingsSection>
  )
}
