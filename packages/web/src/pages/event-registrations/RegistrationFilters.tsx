import type { EventView } from '@polynya/contract'
import { ENTRY_STATES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { FilterForm, FilterSelect, FilterText } from '../../features/administration/FilterForm.tsx'
import { distanceName } from '../../features/events/distance-name.ts'
import { useRegions } from '../../features/places/use-regions.ts'
import { ADMISSION_FILTERS, SORT_NAMES } from '../../features/registration/registrations-query.ts'

/** Filters and sort order of the list of registrations. */
export function RegistrationFilters({ event }: { readonly event: EventView }) {
  const words = useWords()
  const { t } = words
  const any = t('registrations:filters.any')
  const distances = event.programData.flatMap(({ children }) => children)
  return (
    <FilterForm>
      <FilterText name="search" label={t('registrations:filters.search')} />
      <FilterSelect
        name="distanceId"
        label={t('registrations:filters.distance')}
        none={any}
        options={distances.map((distance) => ({
          value: String(distance.id),
          text: distanceName(distance, words),
        }))}
      />
      <FilterSelect
        name="state"
        label={t('registrations:filters.state')}
        none={t('registrations:filters.active')}
        options={ENTRY_STATES.map((value) => ({ value, text: t(`orders:entries.${value}`) }))}
      />
      <FilterSelect
        name="isPaid"
        label={t('registrations:filters.paid')}
        none={any}
        options={[
          { value: 'true', text: t('registrations:filters.isPaid') },
          { value: 'false', text: t('registrations:filters.isUnpaid') },
        ]}
      />
      <FilterSelect
        name="checkedIn"
        label={t('registrations:filters.checkedIn')}
        none={any}
        options={[
          { value: 'true', text: t('registrations:filters.isHere') },
          { value: 'false', text: t('registrations:filters.isAway') },
        ]}
      />
      {event.entryRules.admissions.length > 0 && (
        <FilterSelect
          name="admissions"
          label={t('admissions:desk.filter')}
          none={any}
          options={ADMISSION_FILTERS.map((value) => ({
            value,
            text: t(`admissions:desk.filters.${value}`),
          }))}
        />
      )}
      <FilterSelect
        name="ageGroup"
        label={t('registrations:filters.ageGroup')}
        none={any}
        options={event.ageGroups.map(({ code }) => ({ value: code, text: code }))}
      />
      <FilterSelect
        name="region"
        label={t('registrations:filters.region')}
        none={any}
        options={useRegions()}
      />
      <FilterSelect
        name="sort"
        label={t('registrations:filters.sort')}
        none={t('registrations:filters.lastName')}
        options={SORT_NAMES.map((value) => ({ value, text: t(`registrations:filters.${value}`) }))}
      />
    </FilterForm>
  )
}
