/** The calendar in every season, for every visitor. */

import type { WidgetEvent, WidgetEvents } from '@polynya/contract'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { cutChoices } from './cut-choices.ts'
import { type HostPage, hostSite, picture, SCRIPT, untilReady } from './widgets-host.ts'

const DATA = '**/api/v1/widgets/events**'
const TAG = 'polynya-event-calendar'
const tag = (attributes = '') => `<${TAG} ${attributes}></${TAG}>`
const NOW = '2026-01-14T10:00:00Z'

/** An event of the demo, which tests move to other days. */
async function aCard(): Promise<WidgetEvent> {
  const answer = await fetch(`${inject('address')}/api/v1/widgets/events?season=2024-2025`)
  const [event] = ((await answer.json()) as { data: WidgetEvents }).data.events
  if (!event) throw new Error('The demo has no event in 2024-2025')
  return event
}

/** As many events on each of some days, numbered. */
const eventsOn = (card: WidgetEvent, days: readonly string[], each = 1): WidgetEvent[] =>
  days.flatMap((day, at) =>
    Array.from({ length: each }, (_, index) => ({
      ...{ ...card, id: at * each + index + 1, name: `Старт ${at * each + index + 1}`, nameEn: null },
      ...{ startDate: day, endDate: day, eventState: 'planned' as const },
    })),
  )

/** All texts of a widget, also those for screen readers. */
const textsOf = ({ shadowRoot }: Element) =>
  [...(shadowRoot?.querySelectorAll('*') ?? [])].flatMap((each) => [each.textContent, each.ariaLabel]).join()

/** Answers like a server whose feed is too large for one answer. */
const serveByMonth = (page: Page, first: string, months: Readonly<Record<string, readonly WidgetEvent[]>>) =>
  page.route(DATA, (route) => {
    const month = new URL(route.request().url()).searchParams.get('month')
    const missing = month === null ? Object.keys(months).filter((each) => each !== first) : []
    const data: WidgetEvents = {
      events: [...(months[month ?? first] ?? [])],
      ...{ regions: [], missing, since: month === null ? '2025-07-01' : null },
    }
    return route.fulfill({ json: { data }, headers: { 'access-control-allow-origin': '*' } })
  })

const serve = (page: Page, events: readonly WidgetEvent[]) =>
  serveByMonth(page, '2026-01', { '2026-01': events })

describe('The calendar', () => {
  const show = hostSite()
  const shown = async (host: Partial<HostPage> & Pick<HostPage, 'body'>) => {
    const result = await show({
      head: SCRIPT,
      ...host,
      prepare: async (page) => {
        await page.clock.setFixedTime(NOW)
        await host.prepare?.(page)
      },
    })
    await untilReady(result.page)
    return result
  }

  it('loads the months that a visitor turns to, and shows every event of them', async () => {
    const card = await aCard()
    const months = {
      '2026-01': eventsOn(card, ['2026-01-20']),
      '2026-02': eventsOn(card, ['2026-02-03', '2026-02-05', '2026-02-10']).map((event) => ({
        ...event,
        id: event.id + 100,
      })),
      '2026-04': eventsOn(card, ['2026-04-10']).map((event) => ({ ...event, id: 500 })),
    }
    const { page, requests } = await shown({
      body: tag(),
      prepare: (page) => serveByMonth(page, '2026-01', months),
    })
    await page.getByRole('button', { name: 'Следующий месяц' }).click()
    await expect.poll(() => page.locator('td:not([data-outside])').getByRole('link').count()).toBe(3)
    await page.getByRole('button', { name: 'Список' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(5)
    expect(requests.filter((url) => url.includes('month=')).map((url) => url.slice(-7))).toEqual([
      '2026-02',
      '2026-04',
    ])
    await picture(page, 'by-month')
    await page.context().close()
  })

  it('of five hundred events in a month stays small and tells of each', async () => {
    const card = await aCard()
    const days = Array.from({ length: 25 }, (_, day) => `2026-01-${String(day + 4).padStart(2, '0')}`)
    const { page } = await shown({
      body: tag('view="month"') + tag('view="list"'),
      prepare: (page) => serve(page, eventsOn(card, days, 20)),
    })
    await expect.poll(() => page.locator(TAG).last().getByRole('article').count()).toBe(20)
    const nodes = await page.evaluate(
      (name) =>
        [...document.querySelectorAll(name)].map((each) => each.shadowRoot?.querySelectorAll('*').length),
      TAG,
    )
    expect(Math.max(...nodes.map(Number))).toBeLessThan(3_000)
    await page.getByRole('button', { name: /18\s+событий, 20\sянваря/ }).click()
    await page.getByRole('heading', { level: 2, name: '20 января' }).waitFor()
    await expect.poll(() => page.locator(TAG).first().getByRole('article').count()).toBe(20)
    const focused = await page.evaluate(
      (name) => document.querySelector(name)?.shadowRoot?.activeElement?.textContent,
      TAG,
    )
    expect(focused).toMatch(/^20\sянваря$/)
    await picture(page, 'day-of-many')
    await page.context().close()
  })

  it('opens a link in another tab with Ctrl, whatever the page does on navigation', async () => {
    const card = await aCard()
    const { page } = await shown({
      head: `<script>addEventListener('polynya-navigate',(event)=>event.preventDefault())</script>${SCRIPT}`,
      body: tag(),
      prepare: (page) => serve(page, eventsOn(card, ['2026-01-20'])),
    })
    const opened = page.context().waitForEvent('page')
    await page
      .locator(TAG)
      .getByRole('link')
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await opened
    await page.context().close()
  })

  it('marks today by the zone of the visitor', async () => {
    const card = await aCard()
    for (const [timezoneId, today] of [
      ['Asia/Kamchatka', '2026-01-21'],
      ['America/Los_Angeles', '2026-01-20'],
    ] as const) {
      const { page } = await shown({
        body: tag(),
        options: { timezoneId },
        prepare: async (page) => {
          await page.clock.setFixedTime('2026-01-20T21:30:00Z')
          await serve(page, eventsOn(card, ['2026-01-25']))
        },
      })
      expect(await page.locator('[aria-current=date] time').getAttribute('datetime')).toBe(today)
      await page.context().close()
    }
  })

  it.each([
    ['ru-kr', 'wrong-attribute'],
    ['RU-XYZ', 'unknown-region'],
  ])('names the wrong region %s, and shows no events of others', async (region, name) => {
    const { page, problems } = await show({ head: SCRIPT, body: tag(`federation="${region}"`) })
    await page.getByRole('alert').getByText(`federation: «${region}»`).waitFor()
    await page.locator(TAG).evaluate((element) => element.setAttribute('theme', 'dark'))
    await expect
      .poll(() => problems.filter((text) => text.includes('is not understood')))
      .toEqual([`<polynya-event-calendar> federation="${region}" is not understood`])
    expect(await page.getByRole('link').count()).toBe(0)
    await picture(page, name)
    await page.context().close()
  })

  it.each([320, 700])('holds the dates of events in the widest fonts at %i pixels', async (width) => {
    const card = await aCard()
    const dates = [
      ['2026-01-28', '2026-02-01'],
      ['2026-01-23', '2026-01-25'],
    ] as const
    const events = dates.map(([startDate, endDate], id) => ({ ...card, id, startDate, endDate }))
    const { page } = await shown({
      head: `<style>:root{--polynya-font:"DejaVu Sans",Verdana,sans-serif}</style>${SCRIPT}`,
      body: tag('view="list" theme="dark"'),
      options: { viewport: { width, height: 760 } },
      prepare: (page) => serve(page, events),
    })
    // The first one is enough to be ready.
    await expect.poll(() => page.locator('.event-card-days').count()).toBe(2)
    const overflows = await page.locator('.event-card-days').evaluateAll((blocks) =>
      blocks.map((block) => {
        const edge =
          block.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(block).paddingRight)
        const text = document.createRange()
        return [...block.querySelectorAll('span')].map((line) => {
          text.selectNodeContents(line)
          return Math.max(0, Math.round(text.getBoundingClientRect().right - edge))
        })
      }),
    )
    expect(overflows).toEqual([
      [0, 0],
      [0, 0],
    ])
    await picture(page, `wide-font-${width}`)
    await page.context().close()
  })

  it.each(['ru', 'en'])('shows six weeks and their legend without scrolling, in %s', async (language) => {
    // With the filters of the demo, which has several regions and states.
    const { page } = await shown({
      html: `lang="${language}"`,
      body: `<div id="column">${tag('view="month"')}</div>`,
      options: { viewport: { width: 1100, height: 800 } },
    })
    await expect.poll(() => page.locator('.calendar-filter select').count()).toBe(2)
    await page.locator('.month-grid').waitFor()
    for (const width of [320, 480, 620, 680, 760, 1000]) {
      await page.locator('#column').evaluate((column, to) => {
        column.style.width = `${to}px`
      }, width)
      await page.locator(width < 608 ? '[data-narrow]' : '.month-legend').waitFor()
      const hidden = await page.locator(TAG).evaluate((host) => {
        const { bottom } = host.getBoundingClientRect()
        const body = host.shadowRoot?.querySelector('.calendar-body')?.getBoundingClientRect().bottom
        const parts = [...(host.shadowRoot?.querySelectorAll('.month-grid, .month-legend') ?? [])]
        return parts
          .filter((part) => part.getBoundingClientRect().bottom > Math.min(bottom, body ?? 0))
          .map((part) => part.className)
      })
      expect([width, hidden]).toEqual([width, []])
      await picture(page, `six-weeks-${language}-${width}`)
    }
    await page.context().close()
  })

  it('shows the pressed button and today in forced colours', async () => {
    const card = await aCard()
    const { page } = await shown({
      body: tag(),
      options: { forcedColors: 'active' },
      prepare: (page) => serve(page, eventsOn(card, ['2026-01-20'])),
    })
    const colourOf = (pressed: boolean) =>
      page
        .getByRole('button', { name: pressed ? 'Месяц' : 'Список', exact: true })
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(await colourOf(true)).not.toBe(await colourOf(false))
    await picture(page, 'forced-colours')
    await page.context().close()
  })

  it('does not clip dates in big text, and mirrors the stripes of events from right to left', async () => {
    const card = await aCard()
    const range = { ...card, startDate: '2026-01-28', endDate: '2026-02-01' }
    const { page } = await shown({
      html: 'lang="ru" dir="rtl"',
      head: `<style>:root{--polynya-font-size:20px}</style>${SCRIPT}`,
      body: tag('view="list"') + tag('view="month"'),
      prepare: (page) => serve(page, [range]),
    })
    const clipped = await page
      .locator('.date-block')
      .first()
      .evaluate((block) => block.scrollWidth > block.clientWidth)
    expect(clipped).toBe(false)
    const isInOrder = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((line) => {
          const xOf = (at: number) => {
            const range = document.createRange()
            range.setStart(line.firstChild as Node, at)
            range.setEnd(line.firstChild as Node, at + 1)
            return range.getBoundingClientRect().x
          }
          const length = line.textContent?.length ?? 0
          return length > 1 && xOf(0) < xOf(length - 1)
        })
    expect(await isInOrder('.date-block-days')).toBe(true)
    expect(await isInOrder('.water-badge')).toBe(true)
    const bar = page.locator('.month-bar').first()
    const edges = await bar.evaluate((element) => {
      const { borderRightWidth, borderLeftWidth } = getComputedStyle(element)
      return [borderRightWidth, borderLeftWidth]
    })
    expect(edges).toEqual(['3px', '0px'])
    await picture(page, 'big-text-rtl')
    await page.context().close()
  })

  it.each([
    { view: 'list', other: 'Месяц', first: 'List' },
    { view: 'month', other: 'Список', first: 'Month' },
  ])(
    'that starts as a $view has all texts of both views, in both languages',
    async ({ view, other, first }) => {
      const { page } = await show({ head: SCRIPT, body: tag(`view="${view}"`) })
      const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
      const hasAllTexts = async (shown: string) => {
        await page.locator(`${TAG} .calendar-body`).locator(shown).first().waitFor()
        expect(await page.locator(TAG).evaluate(textsOf)).not.toMatch(/\b(widgets|events|sport|shell):\w/)
      }
      const [own, later] = view === 'list' ? ['article', 'table'] : ['table', 'article']
      await choose(other)
      await hasAllTexts(later)
      await page.evaluate(() => {
        document.documentElement.lang = 'en'
      })
      await page.getByRole('button', { name: first, exact: true }).waitFor()
      await hasAllTexts(later)
      await choose(first)
      await hasAllTexts(own)
      await page.context().close()
    },
  )

  it('follows the language of the page', async () => {
    const { page } = await show({ head: SCRIPT, body: tag('view="list"') })
    await page.getByRole('heading', { level: 2, name: 'Календарь событий' }).waitFor()
    await page.evaluate(() => {
      document.documentElement.lang = 'en'
    })
    await page.getByRole('heading', { level: 2, name: 'Calendar of events' }).waitFor()
    await page.context().close()
  })

  const looks = (['light', 'dark'] as const).flatMap((theme) =>
    [320, 390, 1280].map((width) => ({ theme, width, language: theme === 'light' ? 'ru' : 'en' })),
  )

  it.each(looks)('fits $width pixels, $theme, in $language', async ({ theme, width, language }) => {
    const { page } = await show({
      html: `lang="${language}"`,
      head: SCRIPT,
      body: tag(`theme="${theme}"`),
      options: { viewport: { width, height: 760 } },
    })
    await untilReady(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await cutChoices(page.locator(TAG))).toEqual([])
    await picture(page, `calendar-${theme}-${language}-${width}`)
    await page.context().close()
  })
})
