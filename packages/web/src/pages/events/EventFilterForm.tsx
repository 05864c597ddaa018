import { DEFAULT_TIME_ZONE, dateInZone, seasonOf } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useApp } from '../../app/app-context.ts'
import { useSite } from '../../app/site.ts'
import { type EventFilters, STATES, seasonsUpTo } from './event-filters.ts'

interface Props {
  readonly filters: EventFilters
  readonly onChange: (filters: EventFilters) => void
}

/** Season and registration status; a choice shows at once and stands in the address. */
export function EventFilterForm({ filters, onChange }: Props) {
  const { t } = useWords()
  const { clock } = useApp()
  const current = useSite()?.season ?? seasonOf(dateInZone(clock(), DEFAULT_TIME_ZONE)).label
  const { season, status } = filters
  const seasons = seasonsUpTo(current)
  const listed = season && !seasons.includes(season) ? [season, ...seasons] : seasons
  return (
    <search className="event-filters" aria-label={t('events:filters.label')}>
      <label>
        {t('events:filters.season')}
        <select
          value={season ?? ''}
          onChange={({ target }) => onChange({ ...filters, season: target.value })}
        >
          <option value="">{t('events:filters.allSeasons')}</option>
          {listed.map((each) => (
            <option key={each} value={each}>
              {each.replace('-', '–')}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('events:filters.status')}
        <select
          value={status ?? ''}
          onChange={({ target }) =>
            onChange({ ...filters, status: STATES.find((state) => state === target.value) })
          }
        >
          <option value="">{t('events:filters.anyStatus')}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`sport:registrationStates.${state}`)}
            </option>
          ))}
        </select>
      </label>
      {(season || status) && <Button onClick={() => onChange({})}>{t('events:filters.reset')}</Button>}
    </search>
  )
}
