/** The evening when registration opens: many press the button at once for few places. */

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { basketOf, type Crowd, makeCrowd } from '../../testing/crowd.ts'
import { Refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { brokenInvariants } from '../orders/invariants.store.ts'
import { countPlaces } from './places.store.ts'
import { freePlaces, Stock } from './stock.ts'

const PEOPLE = 200
const PLACES = 30

let world: TestApp
let crowd: Crowd

beforeAll(async () => {
  world = await testApp()
  const { db, deps, clock } = world
  crowd = await makeCrowd({ db, tokens: deps.tokens, now: clock.now() }, { people: PEOPLE, places: PLACES })
})
afterAll(() => world.stop())

const clientOf = (accessToken: string) => world.client({ authorization: `Bearer ${accessToken}` })

describe('a rush', () => {
  it('sells every place once, and refuses every other order with a declared reason', async () => {
    const attempts = crowd.people.map((person) =>
      clientOf(person.accessToken)
        .orders.create({ body: basketOf(crowd, person) })
        .then(
          () => 'sold',
          (problem: unknown) => (problem instanceof Refusal ? problem.body.reason : Promise.reject(problem)),
        ),
    )
    const outcomes = await Promise.all(attempts)
    expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(PLACES)
    expect(new Set(outcomes)).toEqual(new Set(['sold', 'slots_exhausted']))
    expect(await brokenInvariants(world.db, world.clock.now())).toEqual({})
    const [places] = await countPlaces(world.db, crowd.eventId, world.clock.now())
    expect(places?.taken).toBe(PLACES)
  })

  // The embedded database has one connection, which hides the race.
  it.runIf(inject('driver').kind === 'postgres')(
    'oversells without waiting for the lock: the test above can fail',
    async () => {
      const { db, clock, deps } = world
      const now = clock.now()
      const other = await makeCrowd({ db, tokens: deps.tokens, now }, { people: 40, places: 5 })
      await Promise.all(other.people.map((person) => takeWithoutLock(other, person)))
      const [places] = await countPlaces(db, other.eventId, now)
      expect(places?.taken).toBeGreaterThan(5)
      expect(places && freePlaces(places, { reserved: false, ahead: true })).toBe(0)
    },
  )
})

/** The same steps as an order, without the lock. */
function takeWithoutLock({ eventId, distanceId }: Crowd, { swimmerId }: Crowd['people'][number]) {
  const now = world.clock.now()
  return world.db.transaction().execute(async (tx) => {
    const stock = new Stock(await countPlaces(tx, eventId, now))
    await sql`select pg_sleep(0.02)`.execute(tx)
    if (!stock.take(distanceId, { reserved: false, ahead: true })) return
    await sql`with r as (
        insert into registration (event_id, swimmer_id, age, created_at) values (${eventId}, ${swimmerId}, 36, ${now})
        returning id
      )
      insert into entry (registration_id, event_id, swimmer_id, offer_id, offer_distance_id, state, hold_until,
        created_at, updated_at)
      select r.id, ${eventId}, ${swimmerId}, d.offer_id, d.id, 'held', ${now}::timestamptz + interval '1 hour', ${now}, ${now}
      from r, offer_distance as d where d.id = ${distanceId}`.execute(tx)
  })
}
