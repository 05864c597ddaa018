import type { Region } from '@polynya/contract'
import type { RegistrationState } from '@polynya/domain'
import { type CalendarFilters, WHEN } from './calendar-filters.ts'
import { useWords } from './words.ts'

interface Props {
  readonly filters: CalendarFilters
  /** Options of the status and region filters; a filter with fewer than two options is hidden. */
  readonly statuses: readonly RegistrationState[]
  readonly regions: readonly Region[]
  readonly hasTimes: boolean
  readonly onChange: (filters: CalendarFilters) => void
}

/** Filters of a calendar, applied immediately. */
export function CalendarFilter({ filters, statuses, regions, hasTimes, onChange }: Props) {
  const { t, language } = useWords()
  return (
    <search className="calendar-filter" aria-label={t('widgets:calendar.filters')}>
      {hasTimes && (
        <Choice
          label={t('widgets:calendar.when')}
          value={filters.when}
          options={WHEN.map((when) => [when, t(`widgets:calendar.${when}`)])}
          onChoose={(when) => onChange({ ...filters, when: when as CalendarFilters['when'] })}
        />
      )}
      {statuses.length > 1 && (
        <Choice
          label={t('events:filters.status')}
          value={filters.status}
          options={[
            ['', t('events:filters.anyStatus')],
            ...statuses.map((state) => [state, t(`sport:registrationStates.${state}`)] as const),
          ]}
          onChoose={(status) => onChange({ ...filters, status: status as RegistrationState | '' })}
        />
      )}
      {regions.length > 1 && (
        <Choice
          label={t('events:filters.region')}
          value={filters.region}
          options={[
            ['', t('events:filters.allRegions')],
            ...regions.map((region) => [region.code, region[language]] as const),
          ]}
          onChoose={(region) => onChange({ ...filters, region })}
        />
      )}
    </search>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
