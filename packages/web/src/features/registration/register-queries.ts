/** What a registration reads; apart from the other queries, for it comes with its page. */

import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../infrastructure/api/query-cache.ts'
import type { InterfaceState } from '../../infrastructure/settings/interface-state-store.ts'

type Answer<
  Group extends 'events' | 'orders' | 'swimmers',
  Name extends keyof Client[Group],
> = Client[Group][Name] extends (...given: never[]) => PromiseLike<infer Data> ? Data : never

/** Key prefixes of the answers that an order makes stale. */
export const REGISTER = 'register.'

/** The account's own swimmers: a page of them is more than families and teams have. */
export const ownSwimmersQuery = ({ swimmers }: Client): Query<Answer<'swimmers', 'my'>> => ({
  key: 'swimmers.my:register',
  load: (signal) => swimmers.my({ query: { limit: 100, sort: 'lastName' } }, { signal }),
})

interface SlotsOf {
  readonly eventId: number
  readonly iwsaid: string
  /** The modes of the interface, which count only with their roles. */
  readonly modes: Pick<InterfaceState, 'admValue' | 'rsfValue'>
}

/** Which distances a swimmer may enter. */
export const slotsQuery = (
  { events }: Client,
  { eventId, iwsaid, modes }: SlotsOf,
): Query<Answer<'events', 'slots'>> => {
  const [adm, rsf] = [modes.admValue === '1' ? 1 : 0, modes.rsfValue === '1' ? 1 : 0] as const
  return {
    key: `${REGISTER}slots:${eventId}:${adm}:${rsf}:${iwsaid}`,
    load: (signal) => events.slots({ params: { id: eventId, adm, rsf, iwsaid } }, { signal }),
  }
}

/** Query for the free places of all distances, from a public endpoint that is light enough for polling. */
export const placesQuery = ({ events }: Client, id: number): Query<Answer<'events', 'places'>> => ({
  key: `${REGISTER}places:${id}`,
  load: (signal) => events.places({ params: { id } }, { signal }),
})

/** What the account's swimmers have in an event. */
export const userInEventQuery = ({ events }: Client, id: number): Query<Answer<'events', 'userInEvent'>> => ({
  key: `${REGISTER}userInEvent:${id}`,
  load: (signal) => events.userInEvent({ params: { id } }, { signal }),
})

/** Own orders that wait for money. */
export const unpaidQuery = ({ orders }: Client): Query<Answer<'orders', 'unpaid'>> => ({
  key: `${REGISTER}unpaid`,
  load: (signal) => orders.unpaid({}, { signal }),
})
