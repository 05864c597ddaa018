import { answerTo } from '@polynya/testkit'
import { expect, expectTypeOf, test } from 'vitest'
import { createClient, events, swimmers } from './groups.ts'
import type { Client } from './index.ts'
import { BASE_URL } from './testing/mocked-api.ts'

const fetch: typeof globalThis.fetch = (...sent) => answerTo(new Request(...sent))

test('a client of some groups has their calls, typed alike, and no others', async () => {
  const client = createClient({ baseUrl: BASE_URL, fetch, groups: { events, swimmers } })
  expect(Object.keys(client)).toEqual(['events', 'swimmers', 'session'])
  expectTypeOf(client.events).toEqualTypeOf<Client['events']>()
  expectTypeOf<keyof typeof client>().toEqualTypeOf<'events' | 'swimmers' | 'session'>()
  expect(await client.swimmers.countAll()).toHaveProperty('total')
})

test('its failures name the call as those of the whole client', async () => {
  const refuse = async () =>
    Response.json({ error: { code: 404, reason: 'event_not_found' } }, { status: 404 })
  const client = createClient({ baseUrl: BASE_URL, fetch: refuse, groups: { events } })
  await expect(client.events.get({ params: { id: 3 } })).rejects.toMatchObject({ endpoint: 'events.get' })
})

test('a group under the name of another does not compile', () => {
  const notCalled = () => {
    // @ts-expect-error the routes of events are not those of swimmers
    createClient({ baseUrl: BASE_URL, groups: { swimmers: events } })
    // @ts-expect-error there is no such group
    createClient({ baseUrl: BASE_URL, groups: { races: events } })
  }
  expect(notCalled).toBeTypeOf('function')
})
