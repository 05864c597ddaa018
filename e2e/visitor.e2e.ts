import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import { describe, expect, inject, it } from 'vitest'
import { settled } from './settled.ts'
import { visits } from './visit.ts'

/** An event that only administrators can see. */
async function aDraft(): Promise<number> {
  const { administrator } = PERSONAS
  const client = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
  const body = { username: administrator.email, password: administrator.password }
  client.session.signIn(await client.user.authenticate({ body }))
  const { events } = await client.events.adminList({ query: { limit: 100 } })
  const draft = events.find((event) => !event.public)
  if (!draft) throw new Error('The demo has no draft')
  return draft.id
}

/** Returns the ID of a public event by the start of its name. */
async function anEvent(name: string): Promise<number> {
  const client = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
  const { events } = await client.events.list({ query: { limit: 100 } })
  const event = events.find((each) => each.name.startsWith(name))
  if (!event) throw new Error(`The demo has no ${name}`)
  return event.id
}

describe('A visitor', () => {
  const visit = visits()

  it('sees the next event on the home page and opens it', async () => {
    const { page, elsewhere, problems } = await visit()
    await page.goto('/')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Холодная вода/)
    const first = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const name = await first.innerText()
    await first.click()
    await page.waitForURL(/\/view-event\/\d+$/)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(elsewhere).toEqual([])
    expect(problems).toEqual([])
  })

  it('sees charts in a browser whose language is not a language tag', async () => {
    const { page, problems } = await visit()
    await page.addInitScript(() => Object.defineProperty(navigator, 'language', { value: 'en-US@posix' }))
    await page.goto('/')
    await page.locator('.chart canvas').first().waitFor()
    expect(problems).toEqual([])
  })

  it.each([
    ['ru', 'Кубок Тюмени'],
    ['en', 'Tyumen Cup'],
  ] as const)(
    'sees the title and description of an event before any script, in %s',
    async (language, name) => {
      const { page } = await visit({ language, scripts: false })
      await page.goto(`/view-event/${await anEvent('Кубок Тюмени')}`)
      await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
      expect(await page.title()).toMatch(name)
      expect(await page.getAttribute('meta[property="og:title"]', 'content')).toMatch(name)
      expect(await page.getAttribute('meta[property="og:image"]', 'content')).toMatch(/^http:.+\.webp$/)
    },
  )

  it.each([
    ['ru', 'Кубок Тюмени'],
    ['en', 'Tyumen Cup'],
  ] as const)(
    'finds an event in the language of its address as search engines do, in %s',
    async (lang, name) => {
      const id = await anEvent('Кубок Тюмени')
      const address = `${inject('address')}/view-event/${id}`
      const { page } = await visit({ language: lang === 'ru' ? 'en' : 'ru', scripts: false })
      await page.goto(`${address}?lang=${lang}`)
      await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
      expect(new URL((await page.getAttribute('link[rel="canonical"]', 'href')) ?? '').search).toBe(
        `?lang=${lang}`,
      )
      const alternates = page.locator('link[rel="alternate"][hreflang]')
      expect(
        await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
      ).toEqual(['ru', 'en', 'x-default'])
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
      expect(data).toMatchObject({ '@type': 'SportsEvent', name: expect.stringMatching(name) })
      expect(data.startDate).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\+05:00)?$/)
    },
  )

  it('reads a page in the language of its address until another one is chosen', async () => {
    const { page, problems } = await visit()
    await page.goto(`/view-event/${await anEvent('Кубок Тюмени')}?lang=en`)
    await page.getByRole('heading', { level: 1, name: /Tyumen Cup/ }).waitFor()
    // The server renders the head of the page, whose buttons work once the scripts run.
    await settled(page)
    await page.getByRole('button', { name: /Перейти на\sрусский/ }).click()
    await page.getByRole('heading', { level: 1, name: /Кубок Тюмени/ }).waitFor()
    await page.waitForURL(/\/view-event\/\d+$/)
    expect(problems).toEqual([])
  })

  it('gets the picture that messengers show of a swimmer, before any script', async () => {
    const { page } = await visit({ scripts: false })
    await page.goto('/view-swimmer/LEDI000049')
    const picture = await page.getAttribute('meta[property="og:image"]', 'content')
    expect(picture).toContain('/share/swimmers/LEDI000049.png?lang=ru&v=')
    const response = await page.request.get(picture ?? '')
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png'])
  })

  it('cannot see the name of an unpublished event, before or after scripts', async () => {
    const id = await aDraft()
    const { page } = await visit({ scripts: false })
    await page.goto(`/view-event/${id}`)
    expect(await page.locator('meta[property="og:title"]').count()).toBe(0)
    expect(await page.locator('h1').count()).toBeGreaterThan(0)
  })

  it('pages through the events; going back restores the scroll position', async () => {
    const { page } = await visit()
    await page.goto('/events')
    const cards = page.getByRole('main').getByRole('article')
    await expect.poll(() => cards.count()).toBe(8)
    const more = page.getByRole('button', { name: 'Показать ещё' })
    await more.click()
    await expect.poll(() => cards.count()).toBe(16)
    await page.emulateMedia({ media: 'print' })
    expect(await more.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    // Found in one call: the text of a card may change between two.
    const focused = () =>
      cards.evaluateAll((all) => all.findIndex((card) => card.contains(document.activeElement)))
    await expect.poll(focused).toBe(8)

    const link = cards.nth(12).getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await link.click()
    await page.waitForURL(/\/view-event\//)
    await page.goBack()
    await expect.poll(() => cards.count()).toBe(16)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50)
  })

  it('filters the events, and the URL contains the filter', async () => {
    const { page } = await visit()
    await page.goto('/events')
    await page.getByText('Дистанция, вода, сезон, статус').click()
    await page.getByLabel('Регистрация').selectOption({ label: 'Событие завершено' })
    await page.waitForURL(/status=finished/)
    const chips = page.getByRole('main').getByRole('article').getByText('Событие завершено')
    await expect.poll(() => chips.count()).toBe(8)
    await page.reload()
    await expect.poll(() => chips.count()).toBe(8)
  })

  it('finds an event of a region and its fees in three clicks from home', async () => {
    const { page, problems } = await visit()
    await page.goto('/')
    await page.getByRole('navigation').getByRole('link', { name: 'События' }).first().click()
    await page.waitForURL(/\/events/)
    await page.getByLabel('Регион').selectOption({ label: 'Тюменская область' })
    await page.waitForURL(/region=RU-TYU/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Кубок Тюмени/ })
      .first()
      .click()
    await page.waitForURL(/\/view-event\//)
    const prices = page.getByRole('region', { name: 'Стоимость' })
    await prices.getByRole('row', { name: /^1\sдистанция 1\s500\s₽$/ }).waitFor()
    expect(problems).toEqual([])
  })

  it('sees the events by month and on a map, with the same filters in the address', async () => {
    const { page, problems } = await visit()
    await page.goto('/events?region=RU-TYU')
    await page.getByRole('button', { name: /^По\sмесяцам$/ }).click()
    await page.waitForURL(/region=RU-TYU&view=month/)
    await page.getByRole('table').waitFor()
    await page.getByRole('button', { name: 'Следующий месяц' }).click()
    await page.waitForURL(/month=\d{4}-\d{2}/)
    await page.getByRole('button', { name: /^На\sкарте$/ }).click()
    await page.getByRole('group', { name: 'Карта событий' }).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Все места' }).click()
    await page.goBack()
    await page.getByRole('table').waitFor()
    expect(problems).toEqual([])
  })

  it('reads an event with its distances, schedule, documents and venue', async () => {
    const { page, problems } = await visit()
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Кубок|Чемпионат|Невские/ })
      .first()
      .click()
    await page.waitForURL(/\/view-event\//)
    for (const section of ['Коротко', 'Программа', 'Расписание']) {
      await page.getByRole('heading', { name: section, level: 2 }).waitFor()
    }
    expect(problems).toEqual([])
  })

  it.each(['/no/such/page', '/view-event/12abc', '/view-event/999999999999'])(
    'sees that %s is not a page, with the URL',
    async (address) => {
      const { page } = await visit()
      await page.goto(address)
      await page.waitForURL(/\/404/)
      await expect.poll(() => page.getByRole('main').innerText()).toContain(address)
    },
  )

  it('sees a message in place of a missing and of an unpublished event', async () => {
    const { page } = await visit()
    const isNoPlace = () => page.getByRole('heading', { name: /^Событие не\sнайдено$/ }).waitFor()
    await page.goto('/view-event/999999')
    await isNoPlace()
    await page.goto(`/view-event/${await aDraft()}`)
    await isNoPlace()
  })
})
