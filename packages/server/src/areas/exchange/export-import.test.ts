import type { ExchangeType } from '@polynya/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertEntry } from '../../testing/entries.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent } from '../events/testing/an-event.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { importFile } from './testing/import-file.ts'

const DISTANCES = ['25FR', '50BR', '100FR', '50FR'] as const
const SWIMMERS = 5

/** Which swimmers enter which distances, with their declared times. */
const entries = fc.uniqueArray(
  fc.record({
    swimmer: fc.nat(SWIMMERS - 1),
    distance: fc.nat(DISTANCES.length - 1),
    seedTimeCs: fc.option(fc.integer({ min: 1500, max: 35_999 })),
  }),
  { minLength: 1, maxLength: 12, selector: ({ swimmer, distance }) => `${swimmer} ${distance}` },
)

describe('entries of an event', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['superAdmin'])
    meet = await aMeet(world, { swimmers: SWIMMERS })
  })
  afterAll(() => world.stop())

  const anEvent = () =>
    aPublicEvent(administrator.client, {
      programData: [
        { ...AN_OFFER, children: DISTANCES.map((distCode) => ({ ...A_DISTANCE, distCode, gender: 0 })) },
      ],
    })
  const fileOf = async (eventId: number, type: ExchangeType) => {
    const call = { params: { eventId, content: 'entries', type } } as const
    const { base64 } = await administrator.client.exchange.exportFile(call)
    return Buffer.from(base64, 'base64')
  }
  const entered = async (eventId: number) => {
    const rows = await world.db
      .selectFrom('entry')
      .innerJoin('offer_distance', 'offer_distance.id', 'entry.offer_distance_id')
      .where('entry.event_id', '=', eventId)
      .select(['swimmer_id', 'dist_code', 'seed_time_cs', 'state'])
      .execute()
    return rows.map((row) => `${row.swimmer_id} ${row.dist_code} ${row.seed_time_cs} ${row.state}`).sort()
  }

  it.each(['lef', 'lxf', 'csv'] as const)(
    'are the same in another event after an export as .%s',
    async (type) => {
      await fc.assert(
        fc.asyncProperty(entries, async (own) => {
          const [source, target] = [await anEvent(), await anEvent()]
          const [offer] = source.programData
          for (const { swimmer, distance, seedTimeCs } of own) {
            await insertEntry(world, {
              ...{ eventId: source.id, offerId: offer?.id ?? 0, seedTimeCs },
              distanceId: offer?.children[distance]?.id ?? 0,
              swimmerId: meet.swimmers[swimmer]?.id ?? 0,
            })
          }
          const file = { kind: 'entries', by: administrator, content: await fileOf(source.id, type) } as const
          const found = await importFile(world, { ...file, eventId: target.id })
          expect(found).toMatchObject({ isStored: true, added: own.length, warnings: [], errors: [] })
          expect(await entered(target.id)).toEqual(await entered(source.id))
          const again = await importFile(world, { ...file, eventId: target.id })
          expect(again).toMatchObject({ isStored: true, added: 0, changed: 0, known: own.length })
        }),
        { numRuns: 8 },
      )
    },
  )
})
