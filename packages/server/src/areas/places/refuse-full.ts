/**
 * Fast refusal of late orders at opening time: a read without locks, before anything is written or locked for them.
 */

import { batched } from '../../db/batch.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { EarlyRefusal, HandlerCall } from '../../http/call.ts'
import { listActiveEntries } from './entries.store.ts'
import { countOpenPlaces } from './places.store.ts'
import { failFull, freePlaces, type Taker } from './stock.ts'

type Body = HandlerCall<'orders.create'>['body']

const NEW_ORDER: Taker = { reserved: false, ahead: true }

/** Refuses an order for a distance that is full, also for a caller who has an entry there or is offered the place. */
export function refuseFull({ db, clock }: Pick<Deps, 'db' | 'clock'>): EarlyRefusal<'orders.create'> {
  const findFull = batched((bodies: readonly Body[]) => listFull(db, bodies, clock.now()))
  return async ({ body }) => {
    const distance = body.onSpot ? null : await findFull(body)
    if (distance !== null) failFull(distance)
  }
}

/** Returns the first full distance of each basket, or null if it has none. */
async function listFull(db: Db, bodies: readonly Body[], now: Date): Promise<(string | null)[]> {
  const full = new Map<Body, string>()
  for (const eventId of new Set(bodies.map((body) => body.eventId))) {
    const places = await countOpenPlaces(db, eventId, now)
    const gone = new Map(
      places.filter((row) => freePlaces(row, NEW_ORDER) === 0).map((row) => [row.distanceId, row.distCode]),
    )
    if (gone.size === 0) continue
    const baskets = bodies.filter((body) => body.eventId === eventId)
    const swimmerIds = baskets.flatMap(({ swimmers }) => swimmers.map(({ swimmerId }) => swimmerId))
    const entries = await listActiveEntries(db, { eventId, swimmerIds, now })
    const own = new Set(entries.map((entry) => `${entry.swimmer_id}:${entry.offer_distance_id}`))
    for (const body of baskets) {
      const late = body.swimmers
        .flatMap(({ swimmerId, entries: requested }) =>
          requested.map(({ distanceId }) => ({ swimmerId, distanceId })),
        )
        .find(({ swimmerId, distanceId }) => gone.has(distanceId) && !own.has(`${swimmerId}:${distanceId}`))
      const distance = late && gone.get(late.distanceId)
      if (distance) full.set(body, distance)
    }
  }
  return bodies.map((body) => full.get(body) ?? null)
}
