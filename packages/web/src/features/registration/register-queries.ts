/** What a registration reads; apart from the other queries, for it comes with its page. */

import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import type { InterfaceState } from '../../infrastructure/settings/interface-state-store.ts'

/** The account's own swimmers: a page of them is more than families and teams have. */
export const ownSwimmersQuery = ({ swimmers }: Client) =>
  queryOptions({
    queryKey: keys.swimmers.ofAccount,
    queryFn: ({ signal }) => swimmers.my({ query: { limit: 100, sort: 'lastName' } }, { signal }),
  })

/** Which distances a swimmer may enter. */
export const slotsQuery = (
  { events }: Client,
  {
    eventId,
    iwsaid,
    modes,
  }: {
    readonly eventId: number
    readonly iwsaid: string
    /** The modes of the interface, which count only with their roles. */
    readonly modes: Pick<InterfaceState, 'admValue' | 'rsfValue'>
  },
) => {
  const [adm, rsf] = [modes.admValue === '1' ? 1 : 0, modes.rsfValue === '1' ? 1 : 0] as const
  return queryOptions({
    queryKey: keys.register.slots(eventId, adm, rsf, iwsaid),
    queryFn: ({ signal }) => events.slots({ params: { id: eventId, adm, rsf, iwsaid } }, { signal }),
  })
}

/** Query for the free places of all distances, from a public endpoint that is light enough for polling. */
export const placesQuery = ({ events }: Client, id: number) =>
  queryOptions({
    queryKey: keys.register.places(id),
    queryFn: ({ signal }) => events.places({ params: { id } }, { signal }),
  })

/** What the account's swimmers have in an event. */
export const userInEventQuery = ({ events }: Client, id: number) =>
  queryOptions({
    queryKey: keys.register.userInEvent(id),
    queryFn: ({ signal }) => events.userInEvent({ params: { id } }, { signal }),
  })

/** Own orders that wait for money. */
export const unpaidQuery = ({ orders }: Client) =>
  queryOptions({
    queryKey: keys.register.unpaid,
    queryFn: ({ signal }) => orders.unpaid({}, { signal }),
  })
