import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { signInto, tokensOf } from './someone.ts'
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

/** Part of the screen that the button of a phone takes, wherever the page is scrolled. */
const partOfScreen = (page: Page) =>
  page.locator('.time-button').evaluate((button) => {
    const { top, bottom, width } = button.getBoundingClientRect()
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return (height * width) / (innerHeight * innerWidth)
  })

/** Sets the stored own starts of a phone back: no swimmer is as fast as a test. */
const startEarlier = (page: Page, ms: number) =>
  page.evaluate((earlier) => {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith('timing start '))) {
      const startedAt = Date.parse(localStorage.getItem(key) ?? '')
      localStorage.setItem(key, new Date(startedAt - earlier).toISOString())
    }
  }, ms)

it('a phone without a network keeps its lists and marks over a reload, and undoes a stop', {
  timeout: 120_000,
}, async () => {
  const { code } = await aTimedEvent()
  const { page, context } = await visit({ worker: true, width: 390 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/time/${code}`)
  await page.locator('.time-button').waitFor()
  expect(await partOfScreen(page)).toBeGreaterThanOrEqual(0.5)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByLabel('Роль').selectOption('3')

  await context.setOffline(true)
  const own = page.getByRole('button', { name: 'Пустить свой секундомер' })
  if (await own.isVisible()) await own.click()
  await page.locator('.time-button').dispatchEvent('pointerdown')
  await page.getByText('Не\u00a0отправлена 1 отметка').waitFor()
  await page.reload()
  await page.getByText('Не\u00a0отправлена 1 отметка').waitFor()
  await page.getByLabel('Роль').selectOption('3')
  await page.getByRole('button', { name: 'Финиш отмечен' }).waitFor()
  await page.getByRole('button', { name: 'Отменить отметку' }).click()
  await page.getByRole('button', { name: 'Стоп' }).waitFor()
  await page.locator('.time-figures').waitFor()

  await context.setOffline(false)
  await page.getByText('Всё отправлено').waitFor({ timeout: 60_000 })
})

it('a time of a phone is accepted by Enter at the desk', { timeout: 120_000 }, async () => {
  const { client, eventId, code, lists } = await aTimedEvent()
  // No other journey records this distance.
  const list = lists.find(({ distCode, gender }) => distCode === '25FLY' && gender === 2)
  if (!list) throw new Error('The demo has no such distance')
  const phone = (await visit({ width: 390 })).page
  const choose = () => phone.getByLabel('Дистанция').selectOption(String(list.distanceId))
  await phone.goto(`/time/${code}`)
  await choose()
  await phone.getByRole('button', { name: 'Пустить свой секундомер' }).click()
  await startEarlier(phone, 70_000)
  await phone.reload()
  await choose()
  await phone.locator('.time-button').dispatchEvent('pointerdown')
  await phone.getByText('Всё отправлено').waitFor({ timeout: 60_000 })

  const { page, context } = await visit()
  await signInto(context, PERSONAS.superAdministrator)
  await page.goto(`/view-event/${eventId}/desk?distance=${list.distanceId}`)
  const hint = page.getByText(/^с\sтелефонов: /)
  await hint.waitFor()
  const line = page.locator('tr', { has: hint }).getByRole('textbox')
  const time = await line.getAttribute('placeholder')
  await line.press('Enter')
  await page.getByText('Всё сохранено').waitFor()
  await expect
    .poll(async () =>
      (await client.results.list({ params: { eventId, distanceId: list.distanceId } })).lanes.flatMap(
        ({ result }) => result?.rawTime ?? [],
      ),
    )
    .toEqual([time])
})

it('the links that time an event fit a narrow screen', async () => {
  const { eventId } = await aTimedEvent()
  const { page, context } = await visit({ width: 320 })
  await signInto(context, PERSONAS.superAdministrator)
  await page.goto(`/view-event/${eventId}/manage/lists`)
  const links = page.getByRole('region', { name: 'Действующие ссылки' })
  await links
    .getByRole('button', { name: /^Отозвать/ })
    .first()
    .waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
