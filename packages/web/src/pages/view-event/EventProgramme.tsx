import type { EventView, StartListHead } from '@polynya/contract'
import { Programme } from '@polynya/ui'
import { startListHeadsQuery } from '../../features/event-lists/lists-queries.ts'
import { placesQuery } from '../../features/registration/register-queries.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** The programme with the places left, and the times of its sessions once start lists are timed. */
export function EventProgramme({ event }: { readonly event: EventView }) {
  const { client } = useApp()
  const { data: places } = useQuery(placesQuery(client, event.id))
  const { data: heads } = useQuery(startListHeadsQuery(client, event.id))
  const news = {
    ...(places && { free: new Map(places.places.map(({ distanceId, free }) => [distanceId, free])) }),
    ...(heads && { sessionStarts: sessionStarts(heads.lists) }),
  }
  return <Programme offers={event.programData} event={event} news={news} />
}

/** When the first heat of each session starts. */
function sessionStarts(lists: readonly StartListHead[]): ReadonlyMap<number, string> {
  const timed = lists.flatMap(({ session, startsAt }) => (startsAt ? [{ session, startsAt }] : []))
  const latestFirst = timed.toSorted((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt))
  return new Map(latestFirst.map(({ session, startsAt }) => [session, startsAt]))
}
