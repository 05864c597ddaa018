import { ORDER_STATUSES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { FilterForm, FilterSelect, FilterText } from '../../features/administration/FilterForm.tsx'
import { eventName } from '../../features/events/event-name.ts'
import { eventChoicesQuery, SORT_NAMES } from '../../features/orders/order-lists.ts'
import { orderNumber } from '../../features/orders/order-queries.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** Filters and sort order of the list of all orders. */
export function OrderFilters() {
  const { t } = useWords()
  return (
    <FilterForm>
      <FilterText name="search" label={t('orders:filters.search')} />
      <FilterSelect
        name="eventId"
        label={t('orders:filters.event')}
        none={t('orders:filters.anyEvent')}
        options={useEventOptions()}
      />
      <FilterSelect
        name="status"
        label={t('orders:filters.status')}
        none={t('orders:filters.anyStatus')}
        options={ORDER_STATUSES.map((value) => ({ value, text: t(`orders:statuses.${value}`) }))}
      />
      <FilterSelect
        name="isPaid"
        label={t('orders:filters.paid')}
        none={t('orders:filters.anyPaid')}
        options={[
          { value: 'true', text: t('orders:filters.isPaid') },
          { value: 'false', text: t('orders:filters.isUnpaid') },
        ]}
      />
      <FilterSelect
        name="sort"
        label={t('orders:filters.sort')}
        none={t('orders:filters.newest')}
        options={SORT_NAMES.map((value) => ({ value, text: t(`orders:filters.${value}`) }))}
      />
    </FilterForm>
  )
}

/** The latest events; the one of the address even where it is none of them. */
function useEventOptions() {
  const { t, language, formats } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  const events = useQuery(eventChoicesQuery(client)).data?.events ?? []
  const options = events.map((event) => ({
    value: String(event.id),
    text: [eventName(event, language).text, event.startDate && formats.shortDate(event.startDate)]
      .filter(Boolean)
      .join(', '),
  }))
  const id = orderNumber(values.get('eventId') ?? undefined)
  if (id === null || options.some(({ value }) => value === String(id))) return options
  return [{ value: String(id), text: t('orders:filters.eventNumber', { id }) }, ...options]
}
