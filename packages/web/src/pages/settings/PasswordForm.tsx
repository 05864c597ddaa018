import { PasswordChange, type Settings } from '@polynya/contract'
import { LENGTHS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { CheckboxField } from '../../infrastructure/forms/CheckboxField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { PasswordField } from '../../infrastructure/forms/PasswordField.tsx'
import { repeatIssues } from '../../infrastructure/forms/repeated-password.ts'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { inputOf } from '../../infrastructure/forms/validation.ts'

export function PasswordForm({ settings }: { readonly settings: Settings }) {
  const { t } = useWords()
  const { client, queryClient, queries } = useApp()
  const state = useFormState({
    id: 'password',
    schema: PasswordChange,
    defaultValues: { password: '', newPassword: '', repeatPassword: '', keepTokens: false },
    resets: true,
    toInput: ({ repeatPassword: _, ...values }) => inputOf(values),
    check: (values) => repeatIssues(values.newPassword, values),
    async send(body) {
      client.session.signIn(await client.user.changePassword({ body }))
      await Promise.all([
        queryClient.invalidateQueries(queries.sessions),
        queryClient.invalidateQueries(queries.tokens),
      ])
    },
  })
  const labels = {
    password: t('account:fields.currentPassword'),
    newPassword: t('account:fields.newPassword'),
    repeatPassword: t('account:fields.repeatPassword'),
    keepTokens: t('account:settings.keepTokens'),
  }
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  return (
    <SettingsSection
      id="password"
      heading={t('account:settings.password')}
      text={t('account:settings.passwordText')}
    >
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={labels} level={3} />
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly type="email" autoComplete="username" value={settings.email} />
        <PasswordField {...field('password')} autoComplete="current-password" />
        <PasswordField
          {...field('newPassword')}
          hint={t('account:fields.passwordHint', { min: LENGTHS.password[0] })}
          autoComplete="new-password"
        />
        <PasswordField {...field('repeatPassword')} autoComplete="new-password" />
        <CheckboxField {...field('keepTokens')} hint={t('account:settings.keepTokensHint')} />
        <SubmitLine state={state} saved={t('errors:success.passwordUpdated')}>
          {t('account:settings.passwordSubmit')}
        </SubmitLine>
      </form>
    </SettingsSection>
  )
}
