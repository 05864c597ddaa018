/** Widgets that the server of a site includes as HTML, before and after their script has taken them over. */

import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { aResult } from './widget-tags.ts'
import { type HostPage, hostSite, picture, untilReady } from './widgets-host.ts'

const CALENDAR = 'polynya-event-calendar'

const included = async (path: string) => {
  const answer = await fetch(`${inject('address')}/embed/v1/${path}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Visible elements of a widget, with their positions. */
const seenOf = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const shown = [...(document.querySelector(name)?.shadowRoot?.querySelectorAll('*') ?? [])]
    const visible = shown.filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.localName !== 'style',
    )
    return visible.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [each.localName, each.getAttribute('part') ?? '', ...[x, y, width, height].map(Math.round)].join(
        ' ',
      )
    })
  }, tag)

const ROOT = join(import.meta.dirname, '..')
const HOST = 'virtual:host'

/** The script of a page that React rendered on a server with the HTML of a widget in it, and hydrates. */
async function reactHost(): Promise<string> {
  const script = `
    import { createElement } from 'react'
    import { hydrateRoot } from 'react-dom/client'
    import { defineWidgets } from '${join(ROOT, 'widgets/dist/npm/index.js')}'
    const inner = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
    const page = createElement('main', null, createElement('div', inner))
    hydrateRoot(document.querySelector('#app'), page)
    defineWidgets({ origin: '${inject('address')}' })`
  const result = await build({
    ...{ configFile: false, logLevel: 'error', root: ROOT, publicDir: false },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === HOST ? `\0${HOST}` : null),
        load: (id) => (id === `\0${HOST}` ? script : null),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: HOST } },
  })
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]
  return output[0].code
}

describe('A widget in the HTML of a site', () => {
  const show = hostSite()
  let event: Awaited<ReturnType<typeof aResult>>['event']
  beforeAll(async () => {
    event = (await aResult()).event
  })

  /** Shows the HTML without its script, which `release` adds. */
  const showHeld = async (path: string, host: Partial<HostPage> = {}) => {
    const body = (await included(path)).replace(/<script type="module".*<\/script>/, '')
    const shown = await show({ body, ...host })
    const release = () =>
      shown.page.addScriptTag({ url: `${inject('address')}/widgets/v1.js`, type: 'module' })
    return { ...shown, release }
  }

  it.each([
    ['month', 900],
    ['list', 390],
  ])('shows a calendar as a %s without scripts at %i pixels, and its links', async (name, width) => {
    const { page, problems } = await show({
      body: await included('event-calendar?lang=ru'),
      options: { javaScriptEnabled: false, viewport: { width, height: 900 } },
    })
    const calendar = page.locator(CALENDAR)
    // Only a list has the events of all months, so that it is shown where no script can turn them.
    expect(await calendar.locator('article a:visible').count()).toBeGreaterThan(3)
    expect(await calendar.locator('button:visible, select:visible').count()).toBe(0)
    expect(problems).toEqual([])
    await picture(page, `fragment-${name}-without-scripts`)
    await page.context().close()
  })

  it.each([
    ['month', 900],
    ['list', 390],
  ])('looks the same as a %s before and after its script has loaded', async (name, width) => {
    const options = { viewport: { width, height: 900 } }
    const { page, problems, release } = await showHeld('event-calendar?lang=ru', { options })
    const before = await seenOf(page, CALENDAR)
    await picture(page, `fragment-${name}-served`)
    await page.evaluate((tag) => {
      const widths: number[] = []
      Object.assign(window, { widths })
      const sample = () => {
        const root = document.querySelector(tag)?.shadowRoot
        const links = [...(root?.querySelectorAll('a') ?? [])]
        widths.push(links.filter((each) => each.checkVisibility({ visibilityProperty: true })).length)
        requestAnimationFrame(sample)
      }
      sample()
    }, CALENDAR)
    const links = () => page.evaluate(() => (window as unknown as { widths: number[] }).widths)
    await release()
    await untilReady(page)
    await picture(page, `fragment-${name}-taken-over`)
    const named = (seen: string[]) => seen.filter((each) => !/^(button|div) /.test(each))
    expect(named(await seenOf(page, CALENDAR))).toEqual(named(before))
    // In no frame there is less to see.
    expect(new Set(await links()).size).toBe(1)
    expect(await page.locator(CALENDAR).locator('.if-wide, style').count()).toBe(0)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('leaves the focus and the scroll position where they are', async () => {
    const { page, release } = await showHeld(`results?event=${event.id}&lang=ru`)
    const inside = (about: 'scroll' | 'focus') =>
      page.evaluate((what) => {
        const root = document.querySelector('polynya-results')?.shadowRoot
        return what === 'scroll'
          ? String(root?.querySelector('.table-widget')?.scrollTop)
          : root?.activeElement?.textContent
      }, about)
    const link = page.locator('polynya-results tbody a').nth(12)
    const name = await link.textContent()
    await link.focus()
    await page.locator('polynya-results .table-widget').evaluate((table) => table.scrollTo(0, 240))
    await release()
    await untilReady(page, 'polynya-results')
    expect(await inside('focus')).toBe(name)
    expect(await inside('scroll')).toBe('240')
    await page.context().close()
  })

  it('is taken over by the npm package on the React of its page, which hydrates it', async () => {
    const served = (await included(`results?event=${event.id}&lang=ru`)).replace(/<script.*<\/script>/g, '')
    const { page, problems } = await show({ body: `<div id="app"><main><div>${served}</div></main></div>` })
    const link = page.locator('polynya-results tbody a').nth(12)
    const name = await link.textContent()
    await link.focus()
    // The focus has scrolled the widget.
    const before = await seenOf(page, 'polynya-results')
    await page.addScriptTag({ content: await reactHost(), type: 'module' })
    await untilReady(page, 'polynya-results')
    const [focused, styles] = await page.evaluate(() => {
      const root = document.querySelector('polynya-results')?.shadowRoot
      return [root?.activeElement?.textContent, root?.querySelectorAll('style').length]
    })
    expect([focused, styles]).toEqual([name, 0])
    const named = (seen: string[]) => seen.filter((each) => !/^(button|div) /.test(each))
    expect(named(await seenOf(page, 'polynya-results'))).toEqual(named(before))
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('stays as it is while the data cannot be read, and follows them once they can', async () => {
    let isDown = true
    const { page } = await show({
      body: await included('event-calendar?lang=ru&view=list'),
      prepare: (host) =>
        host.route('**/api/v1/widgets/events*', (route) => (isDown ? route.abort() : route.continue())),
    })
    await page.evaluate(() => new Promise((done) => addEventListener('polynya-error', done, { once: true })))
    const calendar = page.locator(CALENDAR)
    expect(await calendar.locator('article a').count()).toBeGreaterThan(3)
    isDown = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await untilReady(page)
    await page.context().close()
  })

  it('has data of its events for search engines, and the widget of an unknown event only a link', async () => {
    const calendar = await included('event-calendar?lang=en')
    const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(calendar) ?? []
    const { '@graph': graph } = JSON.parse(data) as { '@graph': Record<string, unknown>[] }
    expect(graph.length).toBeGreaterThan(3)
    for (const each of graph) {
      expect(each).toMatchObject({ '@type': 'SportsEvent', location: { '@type': 'Place' } })
      expect(each.url).toContain(`${inject('address')}/view-event/`)
    }
    const unknown = await included('results?event=99999999')
    expect(unknown).toContain(`<polynya-results event="99999999" lang="ru"><a href="${inject('address')}`)
    expect(unknown).not.toContain('<template')
  })
})
