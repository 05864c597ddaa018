import { addDays, type RegistrationState, registrationCan, registrationStatus } from '@polynya/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { registrationWindowOf } from '../record/event-view.ts'
import { getEvent } from '../record/events.store.ts'
import { AN_OFFER, aPublicEvent } from '../testing/an-event.ts'
import { pageOfEvents } from './events-list.store.ts'

const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-01-16T09:00:00Z')
const EVENTS = 25
const STATES = Object.keys(registrationCan) as RegistrationState[]

const anInstant = fc.integer({ min: -24 * 60, max: 24 * 60 }).map((hours) => new Date(NOW + hours * HOUR_MS))
const aRange = fc.tuple(anInstant, fc.integer({ min: 1, max: 24 * 40 })).map(([from, hours]) => ({
  regStartDate: from.toISOString(),
  regEndDate: new Date(from.getTime() + hours * HOUR_MS).toISOString(),
}))

const anEvent = fc.record({
  range: aRange,
  rest: fc.integer({ min: 0, max: 20 }),
  days: fc.integer({ min: 0, max: 2 }),
  timeZone: fc.constantFrom('Europe/Moscow', 'Asia/Kamchatka', 'Pacific/Kiritimati', 'America/St_Johns'),
  individualHours: fc.option(fc.integer({ min: 1, max: 300 })),
})

let world: TestApp
beforeAll(async () => {
  world = await testApp()
  const { client } = await world.account(['superAdmin'])
  for (const drawn of fc.sample(anEvent, { numRuns: EVENTS, seed: 11 })) {
    const { range, rest, days, timeZone, individualHours } = drawn
    const startDate = addDays(range.regEndDate.slice(0, 10), rest + 1)
    const over = new Date(Date.parse(range.regStartDate) + (individualHours ?? 0) * HOUR_MS).toISOString()
    const regEndDate = individualHours === null || over > range.regEndDate ? null : over
    await aPublicEvent(client, {
      ...range,
      timeZone,
      startDate,
      endDate: addDays(startDate, days),
      ageGroupOnDate: startDate,
      programData: [
        { ...AN_OFFER, regStartDate: null, regEndDate, children: [] },
        { ...AN_OFFER, kind: 'relay', regStartDate: null, regEndDate: null, children: [] },
      ],
    })
  }
})
afterAll(() => world.stop())

describe('the list of events in a state', () => {
  it('holds at any instant those that the rule puts in that state', async () => {
    const ids = (await world.db.selectFrom('event').select('id').execute()).map(({ id }) => id)
    const events = await Promise.all(ids.map((id) => getEvent(world.db, id)))
    const reached = new Set<RegistrationState>()
    await fc.assert(
      fc.asyncProperty(anInstant, async (now) => {
        for (const status of STATES) {
          const page = { now, status, limit: 100, offset: 0 }
          const { rows, total } = await pageOfEvents(world.db, {}, page)
          const expected = events.filter(
            (event) => registrationStatus(registrationWindowOf(event), now).state === status,
          )
          if (total > 0) reached.add(status)
          expect(rows.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
          expect(total).toBe(expected.length)
        }
      }),
      { numRuns: 60, seed: 3 },
    )
    expect([...reached].sort()).toEqual(STATES.filter((state) => state !== 'unknown').sort())
  })

  it('follows an event that is edited', async () => {
    const { client } = await world.account(['superAdmin'])
    const { id } = await aPublicEvent(client, { name: 'edited' })
    const found = async (status: RegistrationState) =>
      (await world.visitor.events.list({ query: { status, limit: 100 } })).events.some(
        (event) => event.id === id,
      )
    expect(await found('open')).toBe(true)
    await client.events.update({ params: { id }, body: { regEndDate: '2026-01-16T08:00:00Z' } })
    expect(await found('open')).toBe(false)
    expect(await found('closed')).toBe(true)
  })
})

describe('the list of events without a sort key', () => {
  it('has upcoming events first, soonest first, then past ones, latest first, on every page', async () => {
    const ids = (await world.db.selectFrom('event').select('id').execute()).map(({ id }) => id)
    const events = await Promise.all(ids.map((id) => getEvent(world.db, id)))
    await fc.assert(
      fc.asyncProperty(anInstant, fc.integer({ min: 1, max: 9 }), async (now, limit) => {
        const isOver = (event: (typeof events)[number]) =>
          registrationStatus(registrationWindowOf(event), now).state === 'finished'
        const startOf = ({ start_date }: (typeof events)[number]) => start_date ?? ''
        const byStart = events.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.id - b.id)
        const expected = [
          ...byStart.filter((event) => !isOver(event)),
          ...byStart.filter(isOver).toReversed(),
        ].map(({ id }) => id)
        for (let offset = 0; offset < expected.length; offset += limit) {
          const { rows, total } = await pageOfEvents(world.db, {}, { now, limit, offset })
          expect(rows.map(({ id }) => id)).toEqual(expected.slice(offset, offset + limit))
          expect(total).toBe(expected.length)
        }
      }),
      { numRuns: 30, seed: 5 },
    )
  })
})
