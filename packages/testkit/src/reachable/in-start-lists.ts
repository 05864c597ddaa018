import { distanceFor } from '../stories/baskets.ts'
import type { Hands, Reachable } from './reachable.ts'

/** A locked distance of Baikal Ice, for whoever administers it. */
async function lockedDistance({ federation: { clients, events } }: Hands) {
  const { administrator } = clients
  const id = events.goingOn ?? 0
  const { lists } = await administrator.events.prestartLists({ params: { id } })
  const distanceId = lists.find(({ isLocked }) => isLocked)?.distanceId ?? 0
  return { administrator, id, distanceId }
}

/** Puts somebody who enters a seeded distance onto a lane that another has. */
async function takeLane({ federation: { clients, events, swimmers } }: Hands) {
  const { administrator, guardian } = clients
  const id = events.openFree ?? 0
  const distanceId = distanceFor(await guardian.events.get({ params: { id } }), 2, '25FR')
  await administrator.events.seedPrestart({ params: { id }, body: { distanceId } })
  const entries = [{ distanceId }]
  const body = { eventId: id, swimmers: [{ swimmerId: swimmers.daughter, entries }] }
  const { orderContent } = await guardian.orders.create({ body })
  const entryId = orderContent[0]?.entries[0]?.id ?? 0
  const { lists } = await administrator.events.prestart({ params: { id }, query: { distanceId } })
  const [heat] = lists[0]?.heats ?? []
  const { lane = 0 } = heat?.lanes[0] ?? {}
  return administrator.events.movePrestart({
    params: { id, distanceId },
    body: { entryId, heat: heat?.heat ?? 1, lane },
  })
}

export const REACHABLE_IN_START_LISTS = {
  prestart_not_found: {
    who: 'visitor',
    steps: 'Ask for the pre-start lists of the Minsk Cup: GET /api/v1/events/prestart/{id}',
    outcome: '"Pre-start list not found": nothing was seeded there',
    attempt: ({ visitor, federation: { events } }) =>
      visitor.events.prestart({ params: { id: events.bare ?? 0 } }),
  },
  start_list_locked: {
    who: 'administrator',
    steps: 'Seed the first distance of Baikal Ice in its start lists: it is locked',
    outcome: 'Refused until the list is unlocked',
    async attempt(hands) {
      const { administrator, id, distanceId } = await lockedDistance(hands)
      return administrator.events.seedPrestart({ params: { id }, body: { distanceId } })
    },
  },
  lane_taken: {
    who: 'administrator',
    steps: 'Put a late entry of Baikal Ice on a lane that somebody has',
    outcome: 'Refused: only a free lane can be given to somebody who has none',
    attempt: takeLane,
  },
} as const satisfies Record<string, Reachable>
