import type { Client } from '@polynya/sdk/light'
import { valuesOf } from '../../infrastructure/lists/address-query.ts'

/** Filters of the list by their names in the address. */
export const ENTRANT_FILTERS = ['distance', 'gender', 'group', 'name', 'unpaid', 'entries'] as const

type Query = NonNullable<NonNullable<Parameters<Client['events']['swimmerList']>[0]>['query']>
type EntrantsQuery = Omit<Query, 'isPaid' | 'page'> & { readonly isPaid?: boolean }

/** Parses the query of the list of entrants; invalid values are omitted. */
export function entrantsQueryOf(values: URLSearchParams): EntrantsQuery & { readonly page: number } {
  const { distance, gender, group, name, unpaid, entries } = valuesOf(values, ENTRANT_FILTERS)
  const page = Number(entries ?? 1)
  return {
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
    ...(distance && { distCode: distance as NonNullable<EntrantsQuery['distCode']> }),
    ...((gender === '1' || gender === '2') && { gender: gender === '1' ? 1 : 2 }),
    ...(group && { ageGroup: group.slice(0, 20) }),
    ...(name && { lastName: name.slice(0, 40) }),
    ...(unpaid && { isPaid: false }),
  }
}

/** Returns the address with a filter set or, without a value, removed; a change resets to the first page. */
export function withFilter(
  values: URLSearchParams,
  name: (typeof ENTRANT_FILTERS)[number],
  value: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(values)
  next.delete('entries')
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
