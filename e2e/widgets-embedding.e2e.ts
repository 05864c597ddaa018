/** The ways in which pages embed the script, and pages that change it on the way. */

import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { CALENDAR, type HostPage, hostSite, picture, SCRIPT, untilReady } from './widgets-host.ts'

const SOURCE = 'WIDGETS/widgets/v1.js'

/** Optimizers and old snippets that change the script tag. */
const EMBEDDED: Readonly<Record<string, Pick<HostPage, 'head' | 'body'>>> = {
  'a classic script': { head: `<script src="${SOURCE}"></script>`, body: CALENDAR },
  'a deferred classic script': { head: `<script defer src="${SOURCE}"></script>`, body: CALENDAR },
  'a classic script below the tag': { body: `${CALENDAR}<script src="${SOURCE}"></script>` },
  'a script that another one inserts': {
    head: `<script>const script=document.createElement('script');script.src='${SOURCE}';document.head.append(script)</script>`,
    body: CALENDAR,
  },
  'the snippet with the attributes of optimizers': {
    head: `<script type="module" async src="${SOURCE}" data-cfasync="false" data-no-optimize="1" data-noptimize="1" data-no-minify="1" nowprocket></script>`,
    body: CALENDAR,
  },
}

describe('A page embeds', () => {
  const show = hostSite()

  it.each(Object.keys(EMBEDDED))('%s', async (name) => {
    const { page, problems } = await show({ body: CALENDAR, ...EMBEDDED[name] })
    await untilReady(page)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('a copy of the script in its own text', async () => {
    const loader = await (await fetch(`${inject('address')}/widgets/v1.js`)).text()
    const { page, problems } = await show({ body: `${CALENDAR}<script>${loader}</script>` })
    await untilReady(page)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

/** Attaches an open shadow root with a widget to an element. */
const addToShadow = (page: Page, html: string) =>
  page.evaluate((inner) => {
    const host = document.body.appendChild(document.createElement('section'))
    host.attachShadow({ mode: 'open' }).innerHTML = inner
  }, html)

const calendars = (page: Page) => page.locator('polynya-event-calendar:state(ready)')

describe('The loader finds a tag', () => {
  const show = hostSite()

  it('in a shadow root of the page, of an inserted element, and of a custom element defined later', async () => {
    const { page } = await show({
      head: SCRIPT,
      body: `<div><template shadowrootmode="open">${CALENDAR}</template></div><later-host></later-host>`,
    })
    await expect.poll(() => calendars(page).count()).toBe(1)
    await addToShadow(page, CALENDAR)
    await expect.poll(() => calendars(page).count()).toBe(2)
    await page.evaluate((inner) => {
      customElements.define(
        'later-host',
        class extends HTMLElement {
          constructor() {
            super()
            this.attachShadow({ mode: 'open' }).innerHTML = inner
          }
        },
      )
    }, CALENDAR)
    await expect.poll(() => calendars(page).count()).toBe(3)
    await picture(page, 'shadow-roots')
    await page.context().close()
  })

  it('in the language of a page around its shadow root', async () => {
    const { page } = await show({
      html: 'lang="en"',
      head: SCRIPT,
      body: `<div><template shadowrootmode="open"><polynya-event-calendar view="list"></polynya-event-calendar></template></div>`,
    })
    await page.getByRole('heading', { level: 2, name: 'Calendar of events' }).waitFor()
    await page.context().close()
  })

  it('that is lazy only when it is near, also after others are defined and in a pinned file', async () => {
    const pinned = (await (await fetch(`${inject('address')}/widgets/pinned.json`)).json()) as object
    const file = Object.keys(pinned).find((name) => name.includes('event-calendar'))
    const lazy = '<polynya-event-calendar loading="lazy" season="2024-2025"></polynya-event-calendar>'
    for (const head of [SCRIPT, `<script type="module" src="WIDGETS/widgets/${file}"></script>`]) {
      const { page, requests } = await show({
        head,
        body: `${CALENDAR}<div style="height:4000px"></div>${lazy}`,
      })
      await untilReady(page)
      await page.waitForLoadState('networkidle')
      expect(requests.filter((url) => url.includes('2024-2025'))).toEqual([])
      await page.evaluate(() => scrollTo(0, 5000))
      await page.waitForFunction(
        () => document.querySelectorAll('polynya-event-calendar:state(ready)').length === 2,
      )
      await page.context().close()
    }
  })

  it('that lacks its required attribute, which a pinned file names in the console as well', async () => {
    const pinned = (await (await fetch(`${inject('address')}/widgets/pinned.json`)).json()) as object
    const files = Object.keys(pinned).map(
      (file) => `<script type="module" src="WIDGETS/widgets/${file}"></script>`,
    )
    const tags = ['event-calendar', 'live-results', 'rankings', 'records', 'results', 'swimmer-card']
    const body = tags.map((tag) => `<polynya-${tag}></polynya-${tag}>`).join('')
    for (const head of [SCRIPT, files.join('')]) {
      const { page, problems } = await show({ head, body })
      await expect
        .poll(() => [...problems].sort())
        .toEqual([
          '<polynya-live-results> requires the attribute event',
          '<polynya-results> requires the attribute event',
          '<polynya-swimmer-card> requires the attribute swimmer',
        ])
      await page.context().close()
    }
  })

  it('without looking at the whole page again for each element that is added', async () => {
    const { page } = await show({ head: SCRIPT, body: CALENDAR })
    await untilReady(page)
    const calls = await page.evaluate(async () => {
      let count = 0
      const original = Document.prototype.querySelectorAll
      Document.prototype.querySelectorAll = function (this: Document, selector: string) {
        count += 1
        return original.call(this, selector)
      } as typeof original
      document.body.append(document.createElement('p'))
      await new Promise((done) => setTimeout(done, 50))
      Document.prototype.querySelectorAll = original
      return count
    })
    expect(calls).toBe(0)
    await page.context().close()
  })
})

describe('An older browser', () => {
  const show = hostSite()

  it.each([
    ['without features of the loader', () => Reflect.deleteProperty(Promise, 'withResolvers')],
    [
      'whose polyfill breaks the constructor',
      () => {
        HTMLElement.prototype.attachInternals = () => {
          throw new Error('polyfilled')
        }
      },
    ],
  ])('%s shows the link in the tag', async (name, breakPage) => {
    const { page, problems } = await show({
      head: SCRIPT,
      body: CALENDAR,
      prepare: (page) => page.addInitScript(breakPage),
    })
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('link', { name: 'Календарь федерации' }).isVisible()).toBe(true)
    expect(problems).toEqual([])
    await picture(page, `older-${name.replaceAll(' ', '-')}`)
    await page.context().close()
  })
})
