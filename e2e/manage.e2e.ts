import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { mailAllUnpaid } from './mail-unpaid.ts'
import { settled } from './settled.ts'
import { signInto } from './someone.ts'
import { visits } from './visit.ts'

/** Administration tasks that take at most three clicks from the list of events. */
describe('The management page of an event', () => {
  const visit = visits()
  let id: number
  let name: string
  let search: string

  /** Picks the open event of the demo. */
  beforeAll(async () => {
    const { events } = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
    const { events: all } = await events.list({ query: { limit: 100 } })
    const open = all.find(({ nameEn, registration }) => nameEn?.startsWith('Tyumen Cup') && registration.at)
    id = open?.id ?? 0
    name = open?.name ?? ''
    const { swimmers } = await events.swimmerList({ params: { id }, query: { limit: 1 } })
    search = swimmers[0]?.iwsaid ?? ''
  })

  async function open() {
    const visited = await visit({ width: 390 })
    await signInto(visited.context, PERSONAS.superAdministrator)
    await visited.context.addInitScript({ path: AXE })
    visited.page.setDefaultTimeout(15_000)
    await visited.page.goto('/events-crud')
    let clicks = 0
    const click = (target: Locator) => {
      clicks += 1
      return target.click()
    }
    await click(visited.page.getByRole('link', { name: `Управление: ${name}`, exact: true }))
    await visited.page.getByRole('heading', { level: 1, name: 'Обзор' }).waitFor()
    return { ...visited, click, clicks: () => clicks }
  }

  it('checks a swimmer in at the desk', { timeout: 60_000 }, async () => {
    const { page, problems, click, clicks } = await open()
    await click(page.getByRole('link', { name: 'Стойка', exact: true }))
    await page.getByLabel(/^Стартовый номер, фамилия, имя или ID/).fill(search)
    await page.keyboard.press('Enter')
    await click(page.getByRole('button', { name: /^Отметить приход: / }))
    await page
      .getByRole('button', { name: /^Снять отметку: / })
      .or(page.getByRole('dialog').getByText(/Не.хватает/))
      .waitFor()
    expect(clicks()).toBeLessThanOrEqual(3)
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('sends a reminder to all unpaid entrants', { timeout: 60_000 }, async () => {
    const { page, problems, click, clicks } = await open()
    await mailAllUnpaid(page, click)
    expect(clicks()).toBeLessThanOrEqual(3)
    expect(problems).toEqual([])
  })

  it.each(['light', 'dark'] as const)(
    'passes the axe rules on every tab: %s',
    { timeout: 120_000 },
    async (theme) => {
      const { page, context } = await visit({ theme })
      await signInto(context, PERSONAS.superAdministrator)
      await context.addInitScript({ path: AXE })
      for (const tab of [
        '',
        '/entries',
        '/desk',
        '/desk/entry',
        '/sessions',
        '/lists',
        '/mail',
        '/money',
        '/documents',
      ]) {
        await page.goto(`/view-event/${id}/manage${tab}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await settled(page)
        expect(await violations(page), tab).toEqual([])
        await page.setViewportSize({ width: 320, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(320)
        await page.setViewportSize({ width: 1280, height: 800 })
      }
    },
  )
})
