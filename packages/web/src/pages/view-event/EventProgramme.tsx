import type { EventSession, EventView, StartListHead } from '@polynya/contract'
import { Programme } from '@polynya/ui'
import { startListHeadsQuery } from '../../features/event-lists/lists-queries.ts'
import { SessionList } from '../../features/event-sessions/SessionList.tsx'
import { sessionsQuery } from '../../features/event-sessions/sessions-query.ts'
import { placesQuery } from '../../features/registration/register-queries.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** The programme with the places left, and its sessions with their starts and conditions. */
export function EventProgramme({ event }: { readonly event: EventView }) {
  const { client } = useApp()
  const { data: places } = useQuery(placesQuery(client, event.id))
  const { data: heads } = useQuery(startListHeadsQuery(client, event.id))
  const { data: sessions } = useQuery(sessionsQuery(client, event.id))
  const news = {
    ...(places && { free: new Map(places.places.map(({ distanceId, free }) => [distanceId, free])) }),
    sessionStarts: sessionStarts(sessions?.sessions ?? [], heads?.lists ?? []),
  }
  return (
    <>
      {sessions && <SessionList sessions={sessions.sessions} lists={heads?.lists ?? []} event={event} />}
      <Programme offers={event.programData} event={event} news={news} />
    </>
  )
}

/** When each session starts; without a start of its own, when its first heat does. */
function sessionStarts(
  sessions: readonly EventSession[],
  lists: readonly StartListHead[],
): ReadonlyMap<number, string> {
  const timed = lists.flatMap(({ session, startsAt }) => (startsAt ? [{ session, startsAt }] : []))
  const latestFirst = timed.toSorted((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt))
  return new Map([
    ...latestFirst.map(({ session, startsAt }) => [session, startsAt] as const),
    ...sessions.flatMap(({ number, startsAt }) => (startsAt ? [[number, startsAt] as const] : [])),
  ])
}
