/** What a registration reads; apart from the other queries, for it comes with its page. */

import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../api/query-cache.ts'

type Answer<
  Group extends 'events' | 'orders' | 'swimmers',
  Name extends keyof Client[Group],
> = Client[Group][Name] extends (...given: never[]) => PromiseLike<infer Data> ? Data : never

/** What the keys of answers begin with that an order makes old. */
export const REGISTER = 'register.'

/** The account's own swimmers: a page of them is more than families and teams have. */
export const ownSwimmersQuery = ({ swimmers }: Client): Query<Answer<'swimmers', 'my'>> => ({
  key: 'swimmers.my:register',
  load: (signal) => swimmers.my({ query: { limit: 100, sort: 'lastName' } }, { signal }),
})

/** Which distances a swimmer may enter. */
export const slotsQuery = (
  { events }: Client,
  { eventId, iwsaid }: { readonly eventId: number; readonly iwsaid: string },
): Query<Answer<'events', 'slots'>> => ({
  key: `${REGISTER}slots:${eventId}:${iwsaid}`,
  load: (signal) => events.slots({ params: { id: eventId, adm: 0, rsf: 0, iwsaid } }, { signal }),
})

/** Places of all distances, as everybody sees them: light enough to be asked for again and again. */
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
