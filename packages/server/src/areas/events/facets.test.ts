import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { confirmedSwimmer } from '../swimmers/testing/confirmed-swimmer.ts'
import { anEntry } from './testing/an-entry.ts'
import { A_DISTANCE, AN_OFFER, aDraft, aPublicEvent } from './testing/an-event.ts'

const on = (startDate: string) => ({
  ...{ startDate, endDate: startDate, ageGroupOnDate: startDate },
  ...{ regStartDate: null, regEndDate: null },
})
const PROGRAMME = [{ ...AN_OFFER, children: [A_DISTANCE] }]

let world: TestApp
beforeAll(async () => {
  world = await testApp()
})
afterAll(() => world.stop())

it('offers what public events have: seasons latest first, regions by name, distances in their order', async () => {
  const { client } = await world.account(['superAdmin'])
  const nothing = { seasons: [], regions: [], distances: [], waterCats: [] }
  expect(await world.visitor.events.facets()).toEqual(nothing)
  await aDraft(client, { ...on('2030-01-01'), region: 'RU-SVE', waterCat: 'C', programData: PROGRAMME })
  expect(await world.visitor.events.facets()).toEqual(nothing)
  await aPublicEvent(client, { ...on('2025-06-30'), waterCat: 'B' })
  await aPublicEvent(client, { ...on('2026-01-30'), region: 'RU-KR', waterCat: 'A', programData: PROGRAMME })
  await aPublicEvent(client, { ...on('2026-07-01'), waterCat: null })
  expect(await world.visitor.events.facets()).toEqual({
    seasons: ['2026-2027', '2025-2026', '2024-2025'],
    regions: [
      { code: 'RU-KR', ru: 'Республика Карелия', en: 'Republic of Karelia' },
      { code: 'RU-TYU', ru: 'Тюменская область', en: 'Tyumen Region' },
    ],
    distances: ['25FR'],
    waterCats: ['A', 'B'],
  })
})

it('counts the swimmers with confirmed entries, of public events only', async () => {
  const { client } = await world.account(['superAdmin'])
  const account = await world.account()
  const event = await aPublicEvent(client, { programData: PROGRAMME })
  const empty = await aPublicEvent(client, {})
  const draft = await aDraft(client, {})
  const { id: swimmerId } = await confirmedSwimmer(account)
  await anEntry(world, { event, account, swimmerId })
  const ids = [event.id, empty.id, draft.id, 999_999].join(',')
  expect(await world.visitor.events.entrantCounts({ query: { ids } })).toEqual({
    counts: [
      { eventId: event.id, totalSwimmers: 1 },
      { eventId: empty.id, totalSwimmers: 0 },
    ],
  })
})

it.each(['', '1,', 'a', '0', '1;2'])('refuses the ids %j', async (ids) => {
  const { body } = await refusal(world.visitor.events.entrantCounts({ query: { ids } }))
  expect(body.issues).toMatchObject([{ path: 'query.ids', reason: 'wrong_format' }])
})
