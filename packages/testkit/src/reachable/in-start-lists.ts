import type { Hands, Reachable } from './reachable.ts'

const NOBODYS = 2_147_483_647

/** A seeded distance of the Tyumen Cup, for whoever administers it. */
async function seededDistance({ federation: { clients, events } }: Hands) {
  const { administrator } = clients
  const id = events.open ?? 0
  const { lists } = await administrator.events.prestartLists({ params: { id } })
  const distanceId = lists[0]?.distanceId ?? 0
  await administrator.events
    .lockPrestart({ params: { id, distanceId }, body: { isLocked: false } })
    .catch(() => null)
  await administrator.events.seedPrestart({ params: { id }, body: { distanceId } })
  return { administrator, params: { id, distanceId } }
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
    steps: 'Seed a distance of the Tyumen Cup in its start lists, lock it, seed it again',
    outcome: 'Refused until the list is unlocked',
    async attempt(hands) {
      const { administrator, params } = await seededDistance(hands)
      await administrator.events.lockPrestart({ params, body: { isLocked: true } })
      const { id, distanceId } = params
      return administrator.events.seedPrestart({ params: { id }, body: { distanceId } })
    },
  },
  lane_taken: {
    who: 'administrator',
    steps: 'Put a late entry on a lane that somebody has',
    outcome: 'Refused: only a free lane can be given to somebody who has none',
  },
  entry_not_found: {
    who: 'administrator',
    steps: 'Scratch somebody whose entry was cancelled in another tab',
    outcome: 'A 404: nobody starts by that entry',
    async attempt(hands) {
      const { administrator, params } = await seededDistance(hands)
      return administrator.events.scratchPrestart({ params, body: { entryId: NOBODYS, scratched: true } })
    },
  },
  order_not_found: {
    who: 'guardian',
    steps: "Change the declared times of somebody else's order: PUT /api/v1/orders/update-prestartlist/{id}",
    outcome: 'A 404: an order of others does not exist',
    attempt: ({ federation: { clients } }) =>
      clients.guardian.orders.updatePrestartlist({ params: { id: NOBODYS }, body: {} }),
  },
  registration_closed: {
    who: 'guardian',
    steps: 'Change a declared time after the registration of its event is over',
    outcome: 'Refused: from then on administrators alone change times',
  },
} as const satisfies Record<string, Reachable>
