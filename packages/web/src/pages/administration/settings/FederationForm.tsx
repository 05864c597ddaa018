import { type SiteSettings, SiteSettingsUpdate } from '@polynya/contract'
import { seasonOf } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useMemo, useState } from 'react'
import { seasonsUpTo } from '../../../features/events/event-filters.ts'
import { SettingsSection } from '../../../features/settings-sections/SettingsSection.tsx'
import { refreshCached } from '../../../infrastructure/api/refresh-cached.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useTimeZones } from '../../../infrastructure/formats/use-time-zones.ts'
import { useToday } from '../../../infrastructure/formats/use-today.ts'
import { ErrorSummary } from '../../../infrastructure/forms/ErrorSummary.tsx'
import { SelectField } from '../../../infrastructure/forms/SelectField.tsx'
import { SubmitLine } from '../../../infrastructure/forms/SubmitLine.tsx'
import { TextAreaField } from '../../../infrastructure/forms/TextAreaField.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../../infrastructure/forms/use-form-state.ts'
import type { Query } from '../../../infrastructure/queries/query-client.ts'
import { formOf, type SiteForm, settingsIn } from './site-form.ts'
import { isStale, TakeNew } from './TakeNew.tsx'

const TITLE_LINES = 3

/** Presentation of the federation on every page, and defaults of new events. */
export function FederationForm({
  settings,
  query,
}: {
  readonly settings: SiteSettings
  readonly query: Query<SiteSettings>
}) {
  const { t } = useWords()
  const { client, queryClient, queries } = useApp()
  // The version that the fields were filled from: what others save meanwhile must not be replaced unseen.
  const [version, setVersion] = useState(settings.version)
  const state = useFormState({
    id: 'federation',
    schema: SiteSettingsUpdate,
    defaultValues: formOf(settings),
    toInput: (values: SiteForm) => settingsIn(values),
    async send(body) {
      const saved = await client.site.updateSettings({ body }, { ifMatch: version })
      setVersion(saved.version)
      await Promise.all([
        queryClient.invalidateQueries(query),
        refreshCached('site').then(() => queryClient.invalidateQueries(queries.site)),
      ])
    },
  })
  async function takeNew() {
    await queryClient.invalidateQueries(query)
    setVersion(queryClient.getQueryData<SiteSettings>(query.queryKey)?.version ?? version)
  }

  const labels = {
    titles: t('administration:settings.titles'),
    titlesEn: t('administration:settings.titlesEn'),
    logoLink: t('administration:settings.logoLink'),
    support: t('administration:settings.support'),
    season: t('administration:settings.season'),
    timeZone: t('administration:settings.timeZone'),
    currency: t('administration:settings.currency'),
  }
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  return (
    <SettingsSection
      id="federation"
      heading={t('administration:settings.federation')}
      text={t('administration:settings.federationText')}
    >
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={labels} level={3}>
          {isStale(state.failure) && <TakeNew onTake={takeNew} />}
        </ErrorSummary>
        <div className="field-pair">
          <TextAreaField
            {...field('titles')}
            hint={t('administration:settings.titlesHint')}
            rows={TITLE_LINES}
          />
          <TextAreaField
            {...field('titlesEn')}
            hint={t('administration:settings.titlesHint')}
            rows={TITLE_LINES}
          />
        </div>
        <TextField
          {...field('logoLink')}
          hint={t('administration:settings.logoLinkHint')}
          input={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
        />
        <TextField
          {...field('support')}
          hint={t('administration:settings.supportHint')}
          input={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
        />
        <SelectField {...field('season')} options={useSeasons(settings.season)} />
        <SelectField
          {...field('timeZone')}
          hint={t('administration:settings.timeZoneHint')}
          options={useTimeZones(settings.timeZone)}
        />
        <SelectField {...field('currency')} options={useCurrencies()} />
        <SubmitLine state={state} saved={t('saved')}>
          {t('save')}
        </SubmitLine>
      </form>
    </SettingsSection>
  )
}

/** The seasons that can be pinned, with the one that is. */
function useSeasons(pinned: string | null) {
  const { t } = useWords()
  const seasons = seasonsUpTo(seasonOf(useToday()).label)
  const all = pinned && !seasons.includes(pinned) ? [pinned, ...seasons] : seasons
  return [
    { value: '', text: t('administration:settings.byClock') },
    ...all.map((value) => ({ value, text: value })),
  ]
}

/** Every currency by its name. */
function useCurrencies() {
  const { language } = useWords()
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' })
    return Intl.supportedValuesOf('currency')
      .map((value) => ({ value, text: `${names.of(value) ?? value} (${value})` }))
      .toSorted((one, other) => one.text.localeCompare(other.text, language))
  }, [language])
}
