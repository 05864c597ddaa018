import type { EventSession, StartListHead } from '@polynya/contract'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { sessionsChanged } from '../../event-sessions/sessions-query.ts'
import type { ListChange } from './use-list-change.ts'

export interface ListOrder {
  /** Moves a list before or after others of its session; undefined if it cannot move so. */
  readonly mover: (head: StartListHead, steps: number) => (() => Promise<void>) | undefined
  /** Moves a list to the position of another list of its session. */
  readonly put: (distanceId: number, target: StartListHead) => Promise<void>
}

interface Options {
  readonly eventId: number
  /** In swimming order. */
  readonly heads: readonly StartListHead[]
  readonly sessions: readonly EventSession[]
  readonly change: ListChange
}

/** The order of the lists of each session, which is stored with the session. */
export function useListOrder({ eventId, heads, sessions, change }: Options): ListOrder {
  const { client, queryClient } = useApp()

  const idsOf = (number: number) =>
    heads.filter(({ session }) => session === number).map(({ distanceId }) => distanceId)

  async function store(number: number, distanceOrder: number[]) {
    const session = sessions.find((each) => each.number === number)
    if (!session) return
    const params = { id: eventId, sessionId: session.id }
    await change.make(async () => {
      await client.events.updateSession({ params, body: { distanceOrder } }, { ifMatch: session.version })
      await sessionsChanged(queryClient, eventId)
    }, 'reordered')
  }

  function mover({ distanceId, session }: StartListHead, steps: number) {
    const ids = idsOf(session)
    const to = ids.indexOf(distanceId) + steps
    if (to < 0 || to >= ids.length) return undefined
    return () => store(session, moved(ids, distanceId, to))
  }

  async function put(distanceId: number, target: StartListHead) {
    const ids = idsOf(target.session)
    if (ids.includes(distanceId)) {
      await store(target.session, moved(ids, distanceId, ids.indexOf(target.distanceId)))
    }
  }

  return { mover, put }
}

/** Returns a list in which one element has another position. */
function moved(ids: readonly number[], id: number, to: number): number[] {
  return ids.filter((each) => each !== id).toSpliced(to, 0, id)
}
