import { type Settings, SettingsUpdate } from '@polynya/contract'
import { LANGUAGES } from '@polynya/i18n'
import { useWords } from '@polynya/ui'
import { useEffect } from 'react'
import { SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ChoiceField } from '../../infrastructure/forms/ChoiceField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { speakLanguage } from '../../infrastructure/session/change-language.ts'

/** The language of the letters and, from then on, of the interface. */
export function LanguageForm({ settings: { language } }: { readonly settings: Settings }) {
  const { t } = useWords()
  const app = useApp()
  const state = useFormState({
    id: 'language',
    schema: SettingsUpdate,
    defaultValues: { language },
    async send(body) {
      const saved = await app.client.user.updateSettings({ body })
      await Promise.all([
        speakLanguage(app, saved.language),
        app.queryClient.invalidateQueries(app.queries.settings),
      ])
    },
  })
  const { setValue } = state.form
  // The toggle in the header changes it, too.
  useEffect(() => setValue('language', language), [setValue, language])
  const label = t('account:fields.language')
  return (
    <SettingsSection
      id="language"
      heading={t('account:settings.language')}
      text={t('account:settings.languageText')}
    >
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={{ language: label }} level={3} />
        <ChoiceField
          type="radio"
          state={state}
          name="language"
          label={label}
          choices={LANGUAGES.map((value) => ({ value, text: t(`language.${value}`), lang: value }))}
        />
        <SubmitLine state={state} saved={t('saved')}>
          {t('save')}
        </SubmitLine>
      </form>
    </SettingsSection>
  )
}
