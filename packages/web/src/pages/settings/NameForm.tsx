import { type Settings, SettingsUpdate } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { missingIssues } from '../../infrastructure/forms/missing-issues.ts'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

export function NameForm({ settings: { firstName, lastName } }: { readonly settings: Settings }) {
  const { t } = useWords()
  const { client, queryClient, queries } = useApp()
  const state = useFormState({
    id: 'name',
    schema: SettingsUpdate,
    defaultValues: { firstName, lastName },
    check: missingIssues,
    async send(body) {
      await client.user.updateSettings({ body })
      // The header tells the name out of the token: where it cannot be renewed now, it will be.
      await Promise.all([
        client.session.refresh().catch(() => undefined),
        queryClient.invalidateQueries(queries.settings),
      ])
    },
  })
  const labels = { firstName: t('account:fields.firstName'), lastName: t('account:fields.lastName') }
  return (
    <SettingsSection id="name" heading={t('account:settings.name')} text={t('account:settings.nameText')}>
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={labels} level={3} />
        <div className="field-pair">
          <TextField
            state={state}
            name="firstName"
            label={labels.firstName}
            input={{ autoComplete: 'given-name' }}
          />
          <TextField
            state={state}
            name="lastName"
            label={labels.lastName}
            input={{ autoComplete: 'family-name' }}
          />
        </div>
        <SubmitLine state={state} saved={t('saved')}>
          {t('save')}
        </SubmitLine>
      </form>
    </SettingsSection>
  )
}
