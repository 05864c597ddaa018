/** What the page of registrations reads; what its address says wrongly is left out. */

import type { EventRegistration } from '@polynya/contract'
import { ENTRY_STATES, PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { pageIn, valuesOf } from '../../infrastructure/lists/address-query.ts'
import { inEitherLayout } from '../../infrastructure/lists/either-layout.ts'

type Registrations = Client['events']['registrations']
export type RegistrationsAnswer = Awaited<ReturnType<Registrations>>
type RegistrationsQuery = NonNullable<Parameters<Registrations>[0]['query']>
type Filters = Omit<RegistrationsQuery, 'page' | 'limit' | 'sort' | 'order'>

/** Sort order of the list, by the names in its address; sorted by last name by default. */
export const SORTS = {
  number: { sort: 'number', order: 'asc' },
  age: { sort: 'age', order: 'asc' },
  registeredAt: { sort: 'registeredAt', order: 'desc' },
} as const
export const SORT_NAMES = Object.keys(SORTS) as (keyof typeof SORTS)[]

const FILTERS = [
  'search',
  'distanceId',
  'state',
  'isPaid',
  'checkedIn',
  'admissions',
  'ageGroup',
  'region',
  'sort',
] as const
/** Registrations that lack a document, or have one to be reviewed. */
export const ADMISSION_FILTERS = ['missing', 'pending'] as const

const YES_OR_NO = /^(true|false)$/

/** Maximum number of results at the desk: more require a narrower search. */
export const DESK_ROWS = 10

/** What an address narrows the list by. */
export function filtersIn(values: URLSearchParams): Filters {
  const { search, distanceId, ageGroup, region, ...choices } = valuesOf(values, FILTERS)
  const state = ENTRY_STATES.find((known) => known === choices.state)
  const admissions = ADMISSION_FILTERS.find((known) => known === choices.admissions)
  return {
    ...(search && { search: search.slice(0, 40) }),
    ...(/^[1-9]\d{0,8}$/.test(distanceId ?? '') && { distanceId: Number(distanceId) }),
    ...(state && { state }),
    ...(YES_OR_NO.test(choices.isPaid ?? '') && { isPaid: choices.isPaid === 'true' }),
    ...(YES_OR_NO.test(choices.checkedIn ?? '') && { checkedIn: choices.checkedIn === 'true' }),
    ...(admissions && { admissions }),
    ...(ageGroup && { ageGroup: ageGroup.slice(0, 20) }),
    ...(/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region ?? '') && region && { region }),
  }
}

export const hasFilters = (values: URLSearchParams) => FILTERS.some((name) => values.has(name))

const queryOf = ({ events }: Client, id: number, query: RegistrationsQuery) =>
  queryOptions({
    queryKey: keys.registrations.list(id, query),
    queryFn: ({ signal }) =>
      inEitherLayout(query.search, (search) =>
        events.registrations({ params: { id }, query: { ...query, ...(search && { search }) } }, { signal }),
      ),
  })

/** Query for the page of the list that an address requests. */
export function registrationsQuery(client: Client, id: number, values: URLSearchParams) {
  const sort = SORT_NAMES.find((known) => known === values.get('sort'))
  const page = { page: pageIn(values), limit: PAGE_SIZE.registrations }
  return queryOf(client, id, { ...filtersIn(values), ...(sort && SORTS[sort]), ...page })
}

/** How many registrations match filters; its one row is not shown. */
export const registrationsCount = (client: Client, id: number, filters: Filters) =>
  queryOf(client, id, { ...filters, limit: 1 })

/** Those whom the desk looks for. */
export const deskQuery = (client: Client, id: number, search: string) =>
  queryOf(client, id, { search: search.slice(0, 40), limit: DESK_ROWS })

/** A page of registrations that shows one of them as it is now. */
export const withRegistration = (
  answer: RegistrationsAnswer,
  changed: EventRegistration,
): RegistrationsAnswer => ({
  ...answer,
  registrations: answer.registrations.map((each) => (each.id === changed.id ? changed : each)),
})
