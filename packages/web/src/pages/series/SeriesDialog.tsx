import { type EventCard, type Series, SeriesInput } from '@polynya/contract'
import { SERIES_SCORINGS, seasonOf } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { seasonsUpTo } from '../../features/events/event-filters.ts'
import { eventName } from '../../features/events/event-name.ts'
import { manyEvents } from '../../features/events/events-query.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { ChoiceField } from '../../infrastructure/forms/ChoiceField.tsx'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { useSite } from '../../infrastructure/queries/site.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { inputOf, type SeriesValues, valuesOf } from './series-form.ts'
import { seriesChanged } from './series-queries.ts'

interface Props {
  /** Null is a new one. */
  readonly series: Series | null
  readonly onSaved: (saved: Series) => void
  readonly onClose: () => void
}

/** Creates or changes a series. */
export function SeriesDialog({ series, onSaved, onClose }: Props) {
  const { t } = useWords()
  const app = useApp()
  const current = useSeason()
  const state = useFormState<SeriesValues, SeriesInput>({
    id: `series-${series?.id ?? 'new'}`,
    schema: SeriesInput,
    defaultValues: valuesOf(series, current),
    toInput: inputOf,
    async send(body) {
      const { client } = app
      const saved = series
        ? await client.series.update({ params: { id: series.id }, body }, { ifMatch: series.version })
        : await client.series.create({ body })
      await seriesChanged(app, saved.id)
      onSaved(saved)
    },
  })
  const labels = {
    name: t('standings:series.form.name'),
    nameEn: t('standings:series.form.nameEn'),
    season: t('standings:series.form.season'),
    stages: t('standings:series.form.stages'),
    'rules.scoring': t('standings:series.form.scoring'),
    'rules.placeValues': t('standings:series.form.placeValues'),
    'rules.startsPerStage': t('standings:series.form.startsPerStage'),
    'rules.stagesCounted': t('standings:series.form.stagesCounted'),
    'rules.distances': t('standings:series.form.distances'),
  }
  const field = <Name extends keyof typeof labels>(name: Name) => ({ state, name, label: labels[name] })
  const season = useQuery(manyEvents(app.client, { season: state.watchText('season') }))
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <DialogForm
      heading={t(series ? 'standings:series.edit' : 'standings:series.create')}
      submit={t(series ? 'standings:series.form.save' : 'standings:series.create')}
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={labels} level={3} />
      <TextField {...field('name')} input={{ autoComplete: 'off' }} />
      <TextField {...field('nameEn')} input={{ autoComplete: 'off', lang: 'en' }} />
      <SelectField
        {...field('season')}
        options={seasonsUpTo(current).map((value) => ({ value, text: value }))}
      />
      <ChoiceField
        {...field('stages')}
        type="checkbox"
        choices={useStageChoices(season.data?.events, series)}
      />
      {season.data === undefined && season.error !== null && (
        <LoadFailed
          title={t('standings:series.form.eventsFailed')}
          error={season.error}
          isRetrying={season.isFetching}
          onRetry={season.refetch}
        />
      )}
      <ChoiceField
        {...field('rules.scoring')}
        type="radio"
        choices={SERIES_SCORINGS.map((value) => ({
          value,
          text: t(`standings:series.form.scorings.${value}`),
        }))}
      />
      <TextField
        {...field('rules.placeValues')}
        hint={t('standings:series.form.placeValuesHint')}
        input={{ autoComplete: 'off' }}
      />
      <TextField
        {...field('rules.startsPerStage')}
        hint={t('standings:series.form.allHint')}
        input={number}
      />
      <TextField {...field('rules.stagesCounted')} hint={t('standings:series.form.allHint')} input={number} />
      <TextField
        {...field('rules.distances')}
        hint={t('standings:series.form.distancesHint', { example: '25FR, 50BR' })}
        input={{ autoComplete: 'off' }}
      />
    </DialogForm>
  )
}

function useSeason(): string {
  const today = useToday()
  return useSite()?.season ?? seasonOf(today).label
}

/** The events of a season, and the stages that the series has. */
function useStageChoices(events: readonly EventCard[] = [], series: Series | null) {
  const { language, formats } = useWords()
  const stages = (series?.stages ?? [])
    .filter(({ eventId }) => !events.some(({ id }) => id === eventId))
    .map(({ eventId, ...event }) => ({ id: eventId, ...event }))
  return [...stages, ...events].map(({ id, startDate, ...event }) => {
    const { text, lang } = eventName(event, language)
    return {
      value: String(id),
      text: startDate ? `${text} (${formats.shortDate(startDate)})` : text,
      ...(lang && { lang }),
    }
  })
}
