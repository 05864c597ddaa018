/** The live results on a host page, while the desk records. */

import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { tokensOf } from './someone.ts'
import { hostSite, picture, SCRIPT, untilReady } from './widgets-host.ts'

const TAG = 'polynya-live-results'
const STREAM = '**/api/v1/events/stream/**'

describe('The live results on a host page', () => {
  const show = hostSite()
  const client = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
  let eventId: number
  beforeAll(async () => {
    client.session.signIn(await tokensOf(PERSONAS.superAdministrator))
    const { events } = await client.events.list({ query: { limit: 100, status: 'goingOn' } })
    eventId = events[0]?.id ?? 0
  })

  /** Records the time of a starter without a result, of a distance that no other journey records. */
  async function recordNext(rawTime: string) {
    const { lists } = await client.events.prestart({ params: { id: eventId }, query: {} })
    const recorded = await client.events.live({ params: { eventId } })
    const done = new Set(recorded.flatMap(({ results }) => results.map(({ starter }) => starter.entryId)))
    const free = lists
      .filter(({ distCode, gender }) => distCode === '200BR' && gender === 2)
      .flatMap(({ distanceId, heats }) =>
        heats.flatMap(({ lanes }) => lanes.map((lane) => ({ distanceId, lane }))),
      )
      .find(({ lane: { starter, scratched } }) => !scratched && !done.has(starter.entryId))
    if (!free) throw new Error('Every starter of the demo has a result')
    const { entryId } = free.lane.starter
    await client.results.record({
      params: { eventId, distanceId: free.distanceId },
      body: { results: [{ entryId, version: 0, status: 'finished', rawTime }] },
    })
  }

  const tag = () => `<${TAG} event="${eventId}"></${TAG}>`

  it('show a result as soon as the desk has it, in all widgets by one stream', async () => {
    const { page, requests, problems } = await show({ head: SCRIPT, body: tag().repeat(2) })
    await untilReady(page, TAG)
    await page.getByText('Обновляется сразу').first().waitFor()
    await recordNext('03:51.17')
    for (const widget of await page.locator(TAG).all()) {
      await widget.locator('[data-fresh]').getByText('03:51.17').waitFor()
    }
    expect(requests.filter((url) => url.includes('/events/stream/'))).toHaveLength(1)
    expect(problems).toEqual([])
    await picture(page, 'live-results')
    await page.context().close()
  })

  it('poll where the stream does not pass', async () => {
    const { page } = await show({
      head: SCRIPT,
      body: tag(),
      prepare: (page) => page.route(STREAM, (route) => route.fulfill({ status: 503 })),
    })
    await untilReady(page, TAG)
    await page.getByText(/^Нет связи/).waitFor()
    await recordNext('03:52.18')
    await page.locator(`${TAG} [data-fresh]`).getByText('03:52.18').waitFor({ timeout: 25_000 })
    await page.context().close()
  }, 60_000)
})
