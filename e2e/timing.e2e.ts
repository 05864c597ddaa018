import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { tokensOf } from './someone.ts'
import { visits } from './visit.ts'

const visit = visits()

/** The start list of an event with at least one heat, and the code that times it. */
async function aTimedEvent() {
  const client = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
  client.session.signIn(await tokensOf(PERSONAS.superAdministrator))
  const { events } = await client.events.adminList({ query: { limit: 100 } })
  for (const { id: eventId } of events) {
    const { code } = await client.timing.createCode({ body: { eventId } })
    const { lists } = await client.timing.open({ body: { code } })
    const list = lists.find(({ heats }) => heats.some(({ lanes }) => lanes.length > 0))
    if (list) return { client, eventId, code, distanceId: list.distanceId, lists }
  }
  throw new Error('No event of the demo has a start list')
}

/** Drops every third request of a phone to the server. */
async function onBadNetwork(page: Page) {
  let requests = 0
  await page.context().route('**/api/v1/timing/**', (route) => {
    requests += 1
    return requests % 3 === 0 ? route.abort() : route.continue()
  })
}

it('eight phones time heats over a network that drops a third of requests, and nothing is lost', {
  timeout: 180_000,
}, async () => {
  const { client, eventId, code } = await aTimedEvent()
  const device = async (role: string) => {
    const { page } = await visit()
    await onBadNetwork(page)
    await page.goto(`/time/${code}`)
    await page.locator('small', { hasText: /^Сессия\s\d/ }).waitFor()
    await page.getByLabel('Роль').selectOption(role)
    return page
  }
  const roles = ['0', '1', '2', '3', '1', '2', '3', '1']
  const phones: Page[] = []
  for (const role of roles) phones.push(await device(role))
  const [starter, ...timekeepers] = phones
  await starter?.getByRole('button', { name: /Старт/ }).dispatchEvent('pointerdown')
  for (const phone of timekeepers) await phone.locator('.time-figures').waitFor()
  for (const phone of timekeepers) await phone.locator('.time-button').dispatchEvent('pointerdown')
  for (const phone of phones) await phone.getByText('Всё отправлено').waitFor({ timeout: 60_000 })
  const { proposals } = await client.timing.proposals({ params: { eventId } })
  const [proposal] = proposals
  expect(proposal?.times.map(({ timekeeper }) => timekeeper)).toEqual([1, 1, 1, 2, 2, 3, 3])
  expect(proposals).toHaveLength(1)
})
