/** The widgets' public behaviour on a host page. */

import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { aSwimmer, TAGS } from './widget-tags.ts'
import {
  AXE,
  CALENDAR,
  type HostPage,
  hostSite,
  looksOf,
  picture,
  SCRIPT,
  untilDrawn,
  untilReady,
} from './widgets-host.ts'

const CARD = 'polynya-swimmer-card'
const DATA = '**/api/v1/widgets/**'

/** Records the events of the widgets in order. */
const LISTEN = `<script>window.received=[];for(const name of ['ready','data','error','empty','change','navigate'])
  addEventListener('polynya-'+name,(event)=>received.push([name,event.detail]))</script>`

/** As after an outage: nothing that was read before can be used. */
const comeOnline = (page: Page) =>
  page.evaluate(() => {
    const key = Symbol.for('polynya.reads')
    ;(window as unknown as Record<symbol, Map<string, unknown>>)[key]?.clear()
    dispatchEvent(new Event('online'))
  })

const received = (page: Page) =>
  page.evaluate(() => (window as unknown as { received: [string, Record<string, unknown>][] }).received)

describe('A page with widgets', () => {
  const show = hostSite()
  const shown = async (host: Partial<HostPage> = {}) => {
    const page = await show({ head: LISTEN + SCRIPT, body: CALENDAR, ...host })
    await untilReady(page.page)
    return page
  }
  it('makes three requests in two steps before it shows data, and sends no data about its visitor', async () => {
    // The second step is answered only when all of it is requested: if one waited for another, nothing would show.
    const step = Promise.withResolvers<void>()
    let requested = 0
    const { page, requests } = await shown({
      prepare: async (page) => {
        await page.context().addCookies([{ name: 'session', value: '1', url: inject('address') }])
        await page.route(/\/widgets\/assets\/|\/api\/v1\//, async (route) => {
          requested += 1
          if (requested === 2) step.resolve()
          await step.promise
          await route.continue()
        })
      },
    })
    const paths = () =>
      requests
        .filter((url) => url.startsWith(inject('address')))
        .map((url) => new URL(url).pathname.replace(/assets\/\w+/, 'assets').replace(/-[\w-]{6}\.js/, '.js'))
        .sort()
    await expect.poll(paths).toEqual([
      '/api/v1/widgets/events',
      // Once it shows data.
      '/widgets/assets/Upkeep.js',
      '/widgets/assets/event-calendar.ru-month.alone.js',
      // Once it shows data, too.
      '/widgets/assets/further-months.js',
      '/widgets/v1.js',
    ])
    const [loader, ...later] = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ startTime, responseEnd }) => ({ startTime, responseEnd }),
      ),
    )
    expect(Math.min(...later.map(({ startTime }) => startTime))).toBeGreaterThan(loader?.responseEnd ?? 0)
    await page.context().close()
  })

  it('gets no globals but a symbol, and no elements but the content of the tags', async () => {
    const { page } = await shown({
      head: `${LISTEN}<script>window.before=Reflect.ownKeys(window).length</script>${SCRIPT}`,
    })
    const left = await page.evaluate(() => ({
      added: Reflect.ownKeys(window).length - (window as unknown as { before: number }).before,
      symbols: Object.getOwnPropertySymbols(window).map(String),
      nodes: document.querySelectorAll('*').length,
    }))
    // `before` itself is counted, too.
    expect(left.added).toBe(2)
    expect(left.symbols).toContain('Symbol(polynya.reads)')
    expect(left.nodes).toBe(
      await page.evaluate(() => document.querySelectorAll('html,head,head *,body,body>*,body>* a').length),
    )
    await page.context().close()
  })

  it('has no layout shift: content below a widget stays in place while data load', async () => {
    const { page } = await show({
      head: `<style>polynya-event-calendar{display:block;min-height:672px}</style>
        <script>window.shift=0;new PerformanceObserver((list)=>{for(const {value} of list.getEntries())window.shift+=value})
        .observe({type:'layout-shift',buffered:true})</script>${SCRIPT}`,
      body: `<p>До</p>${CALENDAR}<p>После</p>`,
      prepare: (page) => page.route(DATA, async (route) => setTimeout(() => route.continue(), 300)),
    })
    await untilReady(page)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
    await page.context().close()
  })

  it.each(['normal', 'compact'])('reserves the height of a calendar of %s density', async (density) => {
    const { page } = await shown({
      body: CALENDAR.replace('<polynya-event-calendar', `$& density="${density}"`),
    })
    const box = await page.locator('polynya-event-calendar').boundingBox()
    expect(box?.height).toBe(672)
    await page.context().close()
  })

  it("receives the widgets' events, also when it listens late", async () => {
    const { page } = await shown()
    await page.getByRole('button', { name: 'Список' }).click()
    const events = await received(page)
    expect(events.map(([name]) => name)).toEqual(['ready', 'data', 'change'])
    expect(events[0]?.[1]).toMatchObject({ widget: 'polynya-event-calendar', count: expect.any(Number) })
    const late = await page.evaluate(
      () => (document.querySelector('polynya-event-calendar') as unknown as { ready: Promise<object> }).ready,
    )
    expect(late).toEqual(events[0]?.[1])
    await page.context().close()
  })

  it('may open its own page in place of ours', async () => {
    const { page } = await shown()
    await page.evaluate(() => addEventListener('polynya-navigate', (domEvent) => domEvent.preventDefault()))
    const before = page.url()
    await page.locator('polynya-event-calendar').getByRole('link').first().click()
    const [, link] = (await received(page)).at(-1) ?? []
    expect(link).toMatchObject({ kind: 'event', id: expect.stringMatching(/^\d+$/) })
    expect(page.url()).toBe(before)
    await page.context().close()
  })

  it('changes, empties and removes attributes, and sets properties before the script has loaded', async () => {
    const { page, problems } = await show({
      head: LISTEN + SCRIPT,
      body: '<polynya-event-calendar view="list" season="2025-2026"></polynya-event-calendar>',
      prepare: (page) =>
        page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () =>
            Object.assign(document.querySelector('polynya-event-calendar') ?? {}, { headingLevel: '4' }),
          )
        }),
    })
    await untilReady(page)
    const heading = (level: number, name: string) => page.getByRole('heading', { level, name }).waitFor()
    await heading(4, 'Календарь событий')
    const set = (name: string, value: string | null) =>
      page
        .locator('polynya-event-calendar')
        .evaluate(
          (tag, [attribute, text]) =>
            text === null ? tag.removeAttribute(attribute ?? '') : tag.setAttribute(attribute ?? '', text),
          [name, value] as const,
        )
    await set('lang', 'en')
    await heading(4, 'Calendar of events')
    await set('lang', null)
    await set('heading-level', '')
    await heading(2, 'Календарь событий')
    await set('season', '2024')
    await expect.poll(() => problems).toEqual(['<polynya-event-calendar> season="2024" is not understood'])
    await page.context().close()
  })

  it("moves a widget without losing the visitor's choices", async () => {
    const { page } = await shown({ body: `${CALENDAR}<aside></aside>` })
    await page.getByRole('button', { name: 'Следующий месяц' }).click()
    const chosen = await page.getByRole('heading', { level: 2 }).textContent()
    await page.evaluate(() =>
      document.querySelector('aside')?.append(document.querySelector('polynya-event-calendar') ?? ''),
    )
    expect(await page.locator('aside').getByRole('heading', { level: 2 }).textContent()).toBe(chosen)
    await page.context().close()
  })

  it('colours a widget by tokens and parts', async () => {
    const { page } = await shown({
      head: `${SCRIPT}<style>:root{--polynya-accent:rgb(120,0,60);--polynya-font:serif;--polynya-surface:rgb(255,250,240)}
        ::part(heading){letter-spacing:2px}</style>`,
    })
    const pressed = page.getByRole('button', { pressed: true })
    const styleOf = (name: string) =>
      pressed.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name)
    expect(await styleOf('background-color')).toBe('rgb(120, 0, 60)')
    expect(await styleOf('font-family')).toBe('serif')
    const heading = page.getByRole('heading', { level: 2 })
    expect(await heading.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('2px')
    await page.context().close()
  })

  it('shows twenty of them from four scripts with one data request', async () => {
    const { page, requests } = await shown({ body: CALENDAR.repeat(20) })
    await page.waitForFunction(
      () => document.querySelectorAll('polynya-event-calendar:state(ready)').length === 20,
    )
    await expect.poll(() => requests.filter((url) => url.includes('.js')).length).toBe(4)
    expect(requests.filter((url) => url.includes('/api/'))).toHaveLength(1)
    await picture(page, 'twenty')
    await page.context().close()
  })

  it('loads what widgets share once where there are several', async () => {
    const { page, requests } = await shown({
      body: CALENDAR + (await TAGS['polynya-rankings']?.()),
    })
    await page.locator('polynya-rankings:state(ready)').waitFor()
    const chunks = requests.flatMap((url) => /assets\/\w+\/([\w.-]+)\.js/.exec(url)?.[1] ?? [])
    expect(chunks.filter((name) => !/^(Upkeep|further-months)/.test(name)).sort()).toEqual([
      'event-calendar.ru-month',
      'rankings.ru',
      'runtime',
      'tables',
    ])
    await page.context().close()
  })

  it('loads a lazy one shortly before it scrolls into view', async () => {
    const lazy = CALENDAR.replace('<polynya-event-calendar', '$& loading="lazy"')
    const { page, requests } = await show({
      head: SCRIPT,
      body: `<div style="height:3000px"></div>${lazy}`,
    })
    await page.waitForLoadState('networkidle')
    expect(requests).toHaveLength(2)
    await page.evaluate(() => scrollTo(0, 3000))
    await untilReady(page)
    await page.context().close()
  })

  it('shows a swimmer with a link to the profile', async () => {
    const { page, problems } = await show({
      head: SCRIPT,
      body: `<${CARD} swimmer="${await aSwimmer()}"></${CARD}>`,
    })
    await untilReady(page, CARD)
    const link = page.getByRole('heading', { level: 2 }).getByRole('link')
    expect(await link.getAttribute('href')).toMatch(/\/view-swimmer\/[A-Z]{4}\w+$/)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it.each(['light', 'dark'] as const)('passes the accessibility rules in the %s theme', async (theme) => {
    const { page } = await shown({
      body: `<main><h1>Регион</h1>
        <polynya-event-calendar theme="${theme}"></polynya-event-calendar>
        <polynya-event-calendar theme="${theme}" view="list" lang="en"></polynya-event-calendar>
        <div style="width:300px"><polynya-event-calendar theme="${theme}" view="month"></polynya-event-calendar></div>
        <${CARD} theme="${theme}" swimmer="${await aSwimmer()}"></${CARD}>
        <${CARD} theme="${theme}" swimmer="NOBO000000"></${CARD}></main>`,
      prepare: (page) => page.addInitScript({ path: AXE }),
    })
    await page.locator(CARD).last().getByRole('alert').waitFor()
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> }
      }
      return (await axe.run()).violations.map(
        ({ id, nodes }) => `${id}: ${JSON.stringify(nodes.map(({ target }) => target))}`,
      )
    })
    expect(found).toEqual([])
    await page.context().close()
  })

  it('is operated by keyboard only, in reading order', async () => {
    const { page } = await shown()
    const names: string[] = []
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      names.push(
        await page.evaluate(() => {
          const inside = document.activeElement?.shadowRoot?.activeElement
          return (
            inside?.getAttribute('aria-label') ??
            inside?.closest('label')?.firstChild?.textContent ??
            inside?.textContent ??
            ''
          )
        }),
      )
    }
    expect(names).toEqual([
      'Предыдущий месяц',
      'Сегодня',
      'Следующий месяц',
      'Месяц',
      'Список',
      'Регистрация',
    ])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 2, name: 'Календарь событий' }).waitFor()
    await page.context().close()
  })

  it('looks right in a column of 200 pixels, right to left, at 200 % zoom, and in print', async () => {
    const fits = (page: Page) =>
      page.evaluate(() => {
        const root = document.querySelector('polynya-event-calendar')?.shadowRoot
        const outer = root?.host.getBoundingClientRect() ?? new DOMRect()
        const over = [...(root?.querySelectorAll('button,select,article,h2') ?? [])].filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left < outer.left - 1 || right > outer.right + 1
        })
        return over.map(({ outerHTML }) => outerHTML.slice(0, 80))
      })
    const narrow = await shown({ body: `<div style="width:200px">${CALENDAR}</div>` })
    expect(await fits(narrow.page)).toEqual([])
    const rtl = await shown({ html: 'lang="ru" dir="rtl"' })
    expect(await fits(rtl.page)).toEqual([])
    const first = await rtl.page.getByRole('columnheader').first().boundingBox()
    expect(first?.x).toBeGreaterThan(700)
    const bars = await rtl.page
      .locator('.month-bar')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height))
    expect(Math.min(...bars)).toBeGreaterThanOrEqual(24)
    const zoomed = await shown({ options: { viewport: { width: 450, height: 450 }, deviceScaleFactor: 2 } })
    expect(await fits(zoomed.page)).toEqual([])
    const print = await shown({ body: CALENDAR.replace('<polynya-event-calendar', '$& view="list"') })
    // The demo has fewer events than a page of the list.
    await print.page.locator('polynya-event-calendar .calendar-body').evaluate((list) => {
      list.insertAdjacentHTML('beforeend', '<button class="calendar-further">Показать ещё</button>')
    })
    const buttons = print.page.locator('polynya-event-calendar').getByRole('button')
    expect(await buttons.filter({ hasText: 'Показать ещё' }).count()).toBe(1)
    await print.page.emulateMedia({ media: 'print' })
    expect(await buttons.count()).toBe(0)
    const [body, list] = await print.page.evaluate(() => {
      const inner = document
        .querySelector('polynya-event-calendar')
        ?.shadowRoot?.querySelector('.calendar-body')
      return [inner?.clientHeight, inner?.scrollHeight]
    })
    expect(body).toBe(list)
    const pages = { narrow, 'right-to-left': rtl, 'zoom-200': zoomed, print }
    for (const [name, { page }] of Object.entries(pages)) {
      await picture(page, name)
      await page.context().close()
    }
  })
})

describe('On failure of', () => {
  const show = hostSite()
  const alert = (page: Page) => page.locator('polynya-event-calendar').getByRole('alert')
  const fallback = (page: Page) => page.getByRole('link', { name: 'Календарь федерации' })

  it('the script, the link in the tag is shown', async () => {
    const { page } = await show({
      head: SCRIPT.replace('v1.js', 'v0.js'),
      body: CALENDAR,
    })
    await fallback(page).waitFor()
    await picture(page, 'script-404')
    await page.context().close()
  })

  it('a chunk, the link stays and the page receives an error event', async () => {
    const { page } = await show({
      head: LISTEN + SCRIPT,
      body: CALENDAR,
      prepare: (page) => page.route('**/widgets/assets/**', (route) => route.abort()),
    })
    await expect
      .poll(async () => (await received(page)).at(-1))
      .toEqual(['error', { code: 'load', status: null, retryable: true }])
    expect(await fallback(page).isVisible()).toBe(true)
    await picture(page, 'chunk-missing')
    await page.context().close()
  })

  it('the server, the widget shows an error with a retry button and the link, and recovers by itself', async () => {
    let isDown = true
    const { page } = await show({
      head: LISTEN + SCRIPT,
      body: CALENDAR,
      prepare: (page) =>
        page.route(DATA, (route) =>
          isDown
            ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } })
            : route.continue(),
        ),
    })
    await alert(page)
      .getByText(/Не\sудалось загрузить данные/)
      .waitFor()
    expect(await fallback(page).isVisible()).toBe(true)
    expect((await received(page)).at(-1)).toEqual(['error', { code: 'http', status: 503, retryable: true }])
    await picture(page, 'api-503')
    isDown = false
    await page.getByRole('button', { name: 'Повторить' }).click()
    await untilReady(page)
    expect(await fallback(page).isVisible()).toBe(false)
    await page.context().close()
  })

  it('the network, the last data stay with their date', async () => {
    const { page } = await show({ head: LISTEN + SCRIPT, body: CALENDAR })
    await untilReady(page)
    await page.clock.install()
    let hasRequested = false
    await page.route(DATA, (route) => {
      hasRequested = true
      return route.abort()
    })
    // The code that follows the network loads after the first data.
    await expect.poll(() => comeOnline(page).then(() => hasRequested)).toBe(true)
    await expect
      .poll(async () => {
        await page.clock.runFor(2000)
        return page.getByText(/^Данные на\s\d\d:\d\d$/).count()
      })
      .toBe(1)
    expect(await page.getByRole('table').count()).toBe(1)
    await picture(page, 'stale')
    await page.context().close()
  })

  it('one response, one widget shows an error and the others do not', async () => {
    const { page, problems } = await show({
      head: LISTEN + SCRIPT,
      body: `${CALENDAR}<${CARD} swimmer="NOBO000000"></${CARD}>`,
    })
    await untilReady(page)
    await page.locator(CARD).getByText('Здесь ничего нет').waitFor()
    expect(problems.filter((text) => !text.includes('404'))).toEqual([])
    await page.context().close()
  })

  it('nothing, in a sandboxed frame without an origin, the widgets work', async () => {
    const inner = `${SCRIPT}${CALENDAR}`.replaceAll('"', '&quot;')
    const { page } = await show({
      body: `<iframe sandbox="allow-scripts" width="890" height="700" srcdoc="<!doctype html><html lang='ru'>${inner}"></iframe>`,
    })
    await page.frameLocator('iframe').getByRole('table').waitFor()
    await picture(page, 'sandbox')
    await page.context().close()
  })

  it('nothing, the widget looks the same after going back to the page', async () => {
    const { page } = await show({ head: SCRIPT, body: CALENDAR })
    await untilReady(page)
    await untilDrawn(page)
    const before = await looksOf(page)
    await page.goto('about:blank')
    await page.goBack()
    await untilReady(page)
    await expect.poll(() => looksOf(page)).toEqual(before)
    await page.context().close()
  })
})
