import { DEFAULT_TIME_ZONE, dateInZone, seasonOf } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { type EventFilters, STATES, seasonsUpTo } from '../../features/events/event-filters.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { useSite } from '../../infrastructure/queries/site.ts'

/** Season and registration status; a choice shows at once and stands in the address. */
export function EventFilterForm({
  filters,
  onChange,
}: {
  readonly filters: EventFilters
  readonly onChange: (filters: EventFilters) => void
}) {
  const { t } = useWords()
  const { season, status } = filters
  return (
    <search className="filters" aria-label={t('events:filters.label')}>
      <Choice
        label={t('events:filters.season')}
        none={t('events:filters.allSeasons')}
        value={season}
        options={useSeasons(season).map((each) => ({ value: each, text: each.replace('-', '–') }))}
        onChoose={(value) => onChange({ ...filters, season: value })}
      />
      <Choice
        label={t('events:filters.status')}
        none={t('events:filters.anyStatus')}
        value={status}
        options={STATES.map((state) => ({ value: state, text: t(`sport:registrationStates.${state}`) }))}
        onChoose={(value) => onChange({ ...filters, status: STATES.find((state) => state === value) })}
      />
      {(season || status) && <Button onClick={() => onChange({})}>{t('events:filters.reset')}</Button>}
    </search>
  )
}

/** The seasons to choose from, with the chosen one even where it is out of reach. */
function useSeasons(chosen: string | undefined): string[] {
  const { clock } = useApp()
  const current = useSite()?.season ?? seasonOf(dateInZone(clock(), DEFAULT_TIME_ZONE)).label
  const seasons = seasonsUpTo(current)
  return chosen && !seasons.includes(chosen) ? [chosen, ...seasons] : seasons
}
