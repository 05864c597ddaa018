import { seasonOf } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { STATES, seasonsUpTo } from '../../features/events/event-filters.ts'
import { useRegions } from '../../features/places/use-regions.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { useSite } from '../../infrastructure/queries/site.ts'
import { type CrudFilters, SORT_NAMES } from './crud-search.ts'

/** Filters and order of the list; a choice is applied immediately and stored in the address. */
export function CrudFilterForm({
  filters,
  onChange,
}: {
  readonly filters: CrudFilters
  readonly onChange: (filters: CrudFilters) => void
}) {
  const { t } = useWords()
  const choose = (change: Readonly<Partial<Record<keyof CrudFilters, unknown>>>) =>
    onChange({ ...filters, ...change } as CrudFilters)
  return (
    <search className="filters" aria-label={t('events:filters.label')}>
      <Choice
        label={t('events:filters.season')}
        none={t('events:filters.allSeasons')}
        value={filters.season}
        options={useSeasons().map((season) => ({ value: season, text: season }))}
        onChoose={(season) => choose({ season })}
      />
      <Choice
        label={t('eventEditor:filters.published')}
        none={t('eventEditor:filters.anyPublished')}
        value={filters.published === undefined ? undefined : String(filters.published)}
        options={[
          { value: 'true', text: t('eventEditor:filters.isPublished') },
          { value: 'false', text: t('eventEditor:filters.isDraft') },
        ]}
        onChoose={(value) => choose({ published: value === undefined ? undefined : value === 'true' })}
      />
      <Choice
        label={t('events:filters.status')}
        none={t('events:filters.anyStatus')}
        value={filters.status}
        options={STATES.map((state) => ({ value: state, text: t(`sport:registrationStates.${state}`) }))}
        onChoose={(status) => choose({ status })}
      />
      <Choice
        label={t('events:filters.region')}
        none={t('events:filters.allRegions')}
        value={filters.region}
        options={useRegions()}
        onChoose={(region) => choose({ region })}
      />
      <Choice
        label={t('eventEditor:filters.sort')}
        none={t('eventEditor:filters.usual')}
        value={filters.sort}
        options={SORT_NAMES.map((sort) => ({ value: sort, text: t(`eventEditor:filters.${sort}`) }))}
        onChoose={(sort) => choose({ sort })}
      />
      {Object.keys(filters).length > 0 && (
        <Button onClick={() => onChange({})}>{t('events:filters.reset')}</Button>
      )}
    </search>
  )
}

function useSeasons(): string[] {
  const today = useToday()
  return seasonsUpTo(useSite()?.season ?? seasonOf(today).label)
}
