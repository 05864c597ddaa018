import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { signInto, tokensOf } from './someone.ts'
import { visits } from './visit.ts'

/** The demo's event of today, a later distance of which is recorded while a phone and the hall follow. */
describe('The live page and the screen in the hall', () => {
  const visit = visits()
  let id: number
  const baseUrl = () => `${inject('address')}/api/v1`

  beforeAll(async () => {
    const { events } = createClient({ baseUrl: baseUrl(), store: memoryStore() })
    const { events: all } = await events.list({ query: { limit: 100, status: 'goingOn' } })
    id = all[0]?.id ?? 0
  })

  const opened = async (address: string, options: Parameters<typeof visit>[0] = {}) => {
    const visited = await visit(options)
    await visited.context.addInitScript({ path: AXE })
    await visited.page.goto(address)
    return visited
  }

  /** A swimmer without a result of a distance that no other journey records. */
  async function nextStarter() {
    const client = createClient({ baseUrl: baseUrl(), store: memoryStore() })
    client.session.signIn(await tokensOf(PERSONAS.superAdministrator))
    const { lists } = await client.events.prestart({ params: { id }, query: {} })
    const recorded = await client.events.live({ params: { eventId: id } })
    const done = new Set(recorded.flatMap(({ results }) => results.map(({ starter }) => starter.entryId)))
    const free = lists.find(({ distCode, gender }) => distCode === '200BR' && gender === 1)
    const lane = free?.heats
      .flatMap(({ lanes }) => lanes)
      .find(({ starter, scratched }) => !scratched && !done.has(starter.entryId))
    if (!free || !lane) throw new Error('Every starter of the demo has a result')
    return { client, distanceId: free.distanceId, starter: lane.starter }
  }

  /** Records a time of a swimmer, or corrects it. */
  const record = (
    { client, distanceId, starter }: Awaited<ReturnType<typeof nextStarter>>,
    rawTime: string,
    version: number,
  ) =>
    client.results.record({
      params: { eventId: id, distanceId },
      body: {
        results: [
          {
            ...{ entryId: starter.entryId, version, status: 'finished', rawTime },
            ...{ penalties: [], code: null, splits: [], reason: null },
          },
        ],
      },
    })

  const shows = (page: Page, time: string) =>
    page.getByRole('main').getByText(new RegExp(time)).first().waitFor()

  it('show a result as soon as the desk has it; the phone on top, if it follows the swimmer', {
    timeout: 90_000,
  }, async () => {
    const start = await nextStarter()
    const phone = await opened(`/view-event/${id}`, { width: 320 })
    await phone.page.getByRole('link', { name: /Прямой\sэфир/ }).click()
    await phone.page.getByText('Обновляется сразу').waitFor()
    await phone.page.getByLabel('Найти пловца').fill(start.starter.lastName)
    await phone.page
      .getByRole('button', { name: /^Следить / })
      .first()
      .click()
    const mine = phone.page.getByRole('region', { name: /Мои\sпловцы/ })
    await mine
      .getByRole('button', { name: /^Не\sследить/ })
      .first()
      .waitFor()
    expect(await violations(phone.page)).toEqual([])
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    const hall = await opened(`/hall/${id}`)
    await hall.page.getByText('Обновляется сразу').waitFor()
    expect(await violations(hall.page)).toEqual([])
    await hall.page.setViewportSize({ width: 320, height: 640 })
    const names = hall.page.getByRole('rowheader')
    expect(
      await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth)),
    ).toEqual([])
    expect(await hall.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await record(start, '01:47.31', 0)
    await shows(phone.page, '01:47\\.31')
    await shows(hall.page, '01:47\\.31')

    await phone.context.setOffline(true)
    await phone.page
      .getByText(/Нет\sсвязи, пробуем/)
      .first()
      .waitFor()
    await record(start, '01:48.52', 1)
    await phone.context.setOffline(false)
    await shows(phone.page, '01:48\\.52')
    await phone.page.getByText('Обновляется сразу').waitFor()
    expect(
      [...phone.problems, ...hall.problems].filter((each) => !/INTERNET|Failed to fetch/.test(each)),
    ).toEqual([])
  })

  it('lasts a night: the screen in the hall does not grow with the changes that it shows', {
    timeout: 180_000,
  }, async () => {
    const start = await nextStarter()
    const { page } = await opened(`/hall/${id}`)
    await page.getByText('Обновляется сразу').waitFor()
    const tools = await page.context().newCDPSession(page)
    const size = async () => {
      await tools.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters')
      const { usedSize } = await tools.send('Runtime.getHeapUsage')
      return { nodes, jsEventListeners, kilobytes: usedSize / 1024 }
    }
    const timeOf = (version: number) => `03:${String(10 + (version % 50))}.${String(10 + (version % 90))}`
    const change = async (from: number, to: number) => {
      for (let version = from; version < to; version += 1) await record(start, timeOf(version), version)
      await shows(page, timeOf(to - 1).replace('.', '\\.'))
    }
    await change(0, 40)
    const before = await size()
    await change(40, 160)
    const after = await size()
    expect(after.nodes - before.nodes).toBeLessThan(100)
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20)
    expect(after.kilobytes - before.kilobytes).toBeLessThan(1024)
  })

  it.each([
    [1280, 720],
    [1920, 1080],
  ])('fit a heat of ten lanes on a screen of %i × %i', async (width, height) => {
    const { page } = await opened(`/hall/${id}`, { width })
    await page.setViewportSize({ width, height })
    await page.locator('.live-heat tbody tr').first().waitFor()
    const { hidden, lanes } = await page.evaluate(() => {
      const slide = document.querySelector('.hall-slide')
      const [row] = document.querySelectorAll('.live-heat tbody tr')
      const rows = row ? Array.from({ length: 10 }, () => row.cloneNode(true)) : []
      row?.parentElement?.replaceChildren(...rows)
      return {
        hidden: (slide?.scrollHeight ?? 0) - (slide?.clientHeight ?? 0),
        lanes: slide?.querySelectorAll('tbody tr').length,
      }
    })
    expect({ hidden, lanes }).toEqual({ hidden: 0, lanes: 10 })
  })

  it('are not open to visitors for an event that does not exist', async () => {
    const { page } = await opened('/view-event/999999/live')
    await page
      .getByText(/не\sнайдено/)
      .first()
      .waitFor()
  })

  it('are linked for administrators', async () => {
    const visited = await visit()
    await signInto(visited.context, PERSONAS.administrator)
    await visited.page.goto(`/view-event/${id}/live`)
    await visited.page.getByRole('heading', { level: 1, name: /Прямой\sэфир/ }).waitFor()
  })
})
