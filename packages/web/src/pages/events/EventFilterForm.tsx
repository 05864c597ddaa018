import { findDistCode } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { type EventFilters, STATES, WATER_CATS, WHENS } from '../../features/events/event-filters.ts'
import { eventFacets } from '../../features/events/events-query.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { EventSearchField } from './EventSearchField.tsx'

interface Props {
  readonly filters: EventFilters
  readonly onChange: (filters: EventFilters, isTyped?: boolean) => void
}

/** The filters of the list of events. A choice applies at once and is stored in the address. */
export function EventFilterForm({ filters, onChange }: Props) {
  const { t } = useWords()
  const narrow = (part: Partial<Record<keyof EventFilters, unknown>>, isTyped?: boolean) =>
    onChange(withoutEmpty({ ...filters, ...part }), isTyped)
  const { season, status, distance, waterCat } = filters
  return (
    <search className="event-filters" aria-label={t('events:filters.label')}>
      <div className="filters">
        <EventSearchField
          value={filters.search ?? ''}
          onSearch={(search) => narrow({ search: search || undefined }, true)}
        />
        <MainFilters filters={filters} narrow={narrow} />
        {Object.keys(filters).length > 0 && (
          <Button onClick={() => onChange({})}>{t('events:filters.reset')}</Button>
        )}
      </div>
      <details className="more-filters" open={Boolean(season || status || distance || waterCat)}>
        <summary>{t('events:filters.more')}</summary>
        <div className="filters">
          <MoreFilters filters={filters} narrow={narrow} />
        </div>
      </details>
    </search>
  )
}

interface PartProps {
  readonly filters: EventFilters
  readonly narrow: (part: Partial<Record<keyof EventFilters, unknown>>) => void
}

function MainFilters({ filters: { region, when, open }, narrow }: PartProps) {
  const { t, language } = useWords()
  const { data } = useQuery(eventFacets(useApp().client))
  const regions = data?.regions.map((each) => ({ value: each.code, text: each[language] })) ?? []
  return (
    <>
      <Choice
        label={t('events:filters.region')}
        none={t('events:filters.allRegions')}
        value={region}
        options={withChosen(regions, region).toSorted((one, other) =>
          one.text.localeCompare(other.text, language),
        )}
        onChoose={(value) => narrow({ region: value })}
      />
      <Choice
        label={t('events:filters.when')}
        none={t('events:filters.anyTime')}
        value={when}
        options={WHENS.map((value) => ({ value, text: t(`events:filters.${value}`) }))}
        onChoose={(value) => narrow({ when: value })}
      />
      <label className="filter-check">
        <input
          type="checkbox"
          checked={open === true}
          onChange={({ target }) => narrow({ open: target.checked || undefined })}
        />
        {t('events:filters.open')}
      </label>
    </>
  )
}

function MoreFilters({ filters: { season, status, distance, waterCat }, narrow }: PartProps) {
  const { t } = useWords()
  const { data } = useQuery(eventFacets(useApp().client))
  const codes = new Set([...(data?.distances ?? []), ...(distance ? [distance] : [])])
  const distances = [...codes].flatMap((each) => findDistCode(each) ?? [])
  const waters = WATER_CATS.filter((each) => each === waterCat || data?.waterCats.includes(each))
  const seasons = (data?.seasons ?? []).map((value) => ({ value, text: value }))
  return (
    <>
      <Choice
        label={t('events:filters.distance')}
        none={t('events:filters.anyDistance')}
        value={distance}
        options={distances.map((value) => ({ value, text: t(`sport:distances.${value}.name`) }))}
        onChoose={(value) => narrow({ distance: value })}
      />
      <Choice
        label={t('events:filters.water')}
        none={t('events:filters.anyWater')}
        value={waterCat}
        options={waters.map((value) => ({
          value,
          text: `${t(`sport:water.${value}`)}: ${t(`sport:waterRange.${value}`)}`,
        }))}
        onChoose={(value) => narrow({ waterCat: value })}
      />
      <Choice
        label={t('events:filters.season')}
        none={t('events:filters.allSeasons')}
        value={season}
        options={withChosen(seasons, season)}
        onChoose={(value) => narrow({ season: value })}
      />
      <Choice
        label={t('events:filters.status')}
        none={t('events:filters.anyStatus')}
        value={status}
        options={STATES.map((state) => ({ value: state, text: t(`sport:registrationStates.${state}`) }))}
        onChoose={(value) => narrow({ status: value })}
      />
    </>
  )
}

/** Options with the chosen value, even if no event has it or the options are not there yet. */
function withChosen(options: readonly { value: string; text: string }[], chosen: string | undefined) {
  if (!chosen || options.some(({ value }) => value === chosen)) return options
  return [{ value: chosen, text: chosen }, ...options]
}

const withoutEmpty = (filters: object): EventFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
