/** The widgets of results on a host page. */

import { beforeAll, describe, expect, inject, it } from 'vitest'
import { brokenWords } from './broken-words.ts'
import { aResult, TAGS } from './widget-tags.ts'
import { AXE, hostSite, picture, SCRIPT, untilDrawn, untilReady } from './widgets-host.ts'

const DATA = '**/api/v1/widgets/results/**'

describe('The results on a host page', () => {
  const show = hostSite()
  let event: Awaited<ReturnType<typeof aResult>>['event']
  let iwsaid: string
  beforeAll(async () => {
    const result = await aResult()
    event = result.event
    iwsaid = result.iwsaid
  })

  const tag = (attributes = '') =>
    `<polynya-results event="${event.id}" ${attributes}><a href="WIDGETS/view-event/${event.id}">Результаты</a></polynya-results>`
  const shown = async (attributes = '', html = 'lang="ru"') => {
    const { page, requests, problems } = await show({ head: SCRIPT, body: tag(attributes), html })
    await untilReady(page, 'polynya-results')
    return { page, requests, problems, widget: page.locator('polynya-results') }
  }

  it('bring out a swimmer, and link the swimmers and the page of the event', async () => {
    const { page, widget, problems } = await shown(`highlight="${iwsaid}"`)
    await widget.getByRole('link', { name: event.name }).waitFor()
    const [first] = await widget.locator('.table-own tbody a').all()
    expect(await first?.getAttribute('href')).toBe(`${inject('address')}/view-swimmer/${iwsaid}`)
    expect(await widget.locator('tr[data-found]').count()).toBeGreaterThan(0)
    await page.addScriptTag({ path: AXE })
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run: (page: Document) => Promise<{ violations: { id: string }[] }> }
      }
      return (await axe.run(document)).violations.map(({ id }) => id)
    })
    // The host page itself has no landmarks and no heading of the first level.
    expect(
      violations.filter((id) => !['region', 'landmark-one-main', 'page-has-heading-one'].includes(id)),
    ).toEqual([])
    expect(problems).toEqual([])
    await picture(page, 'results')
    await page.context().close()
  })

  it('do not make the page longer than what it shows', async () => {
    for (const options of [{}, { viewport: { width: 390, height: 844 } }]) {
      const { page } = await show({ head: SCRIPT, body: `${tag()}<p id="after">После</p>`, options })
      await untilReady(page, 'polynya-results')
      await untilDrawn(page, 'polynya-results')
      const { height, needed } = await page.evaluate(() => {
        const bottom = document.querySelector('#after')?.getBoundingClientRect().bottom ?? 0
        const margins = 50
        return {
          height: document.documentElement.scrollHeight,
          needed: Math.max(innerHeight, bottom + margins),
        }
      })
      expect(height).toBeLessThanOrEqual(needed)
      await page.context().close()
    }
  })

  it('load page after page, in words of the page', async () => {
    const { page, widget } = await shown('limit="10"', 'lang="en"')
    const rows = widget.locator('tbody tr')
    expect(await rows.count()).toBe(10)
    await widget.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => rows.count()).toBe(20)
    await widget.getByText(/^1–20 of \d+$/).waitFor()
    await page.context().close()
  })

  it('have at most 3,000 elements where there are 5,000 results', async () => {
    const { page } = await show({
      head: SCRIPT,
      body: tag(),
      prepare: (page) =>
        page.route(DATA, async (route) => {
          const url = new URL(route.request().url())
          const number = Number(url.searchParams.get('page') ?? 1)
          url.searchParams.delete('page')
          const answer = await route.fetch({ url: url.href })
          const body = await answer.json()
          const [row] = body.data.results
          const results = Array.from({ length: 50 }, (_, index) => ({
            ...row,
            result: {
              ...row.result,
              starter: { ...row.result.starter, entryId: 1_000_000 + number * 50 + index },
            },
          }))
          await route.fulfill({ response: answer, json: { data: { ...body.data, results, total: 5000 } } })
        }),
    })
    await untilReady(page, 'polynya-results')
    const widget = page.locator('polynya-results')
    for (const last of [100, 150, 200, 250]) {
      await widget.getByRole('button', { name: 'Показать ещё' }).click()
      await widget.getByText(new RegExp(`–${last} из`)).waitFor()
    }
    const count = () =>
      page.evaluate(
        () => document.querySelector('polynya-results')?.shadowRoot?.querySelectorAll('*').length ?? 0,
      )
    await expect.poll(() => widget.locator('tbody tr').count()).toBe(150)
    expect(await count()).toBeLessThanOrEqual(3000)
    await widget.getByRole('button', { name: 'Показать предыдущие' }).click()
    await widget.getByText(/^51–200 из/).waitFor()
    await page.context().close()
  })

  it('say that they are not published', async () => {
    const { page, widget } = await (async () => {
      const { page } = await show({
        head: SCRIPT,
        body: tag(),
        prepare: (page) =>
          page.route(DATA, async (route) => {
            const answer = await route.fetch()
            const { data } = await answer.json()
            await route.fulfill({
              response: answer,
              json: { data: { ...data, lists: [], results: [], total: 0, highlighted: [] } },
            })
          }),
      })
      await untilReady(page, 'polynya-results')
      return { page, widget: page.locator('polynya-results') }
    })()
    await widget.getByText(/ещё не\sопубликованы/).waitFor()
    expect(
      await page.evaluate(() => document.querySelector('polynya-results')?.matches(':state(empty)')),
    ).toBe(true)
    await page.context().close()
  })
})

describe('The tables in a column of a host page', () => {
  const show = hostSite()

  it.each([
    ['results', 'ru'],
    ['results', 'en'],
    ['records', 'ru'],
    ['rankings', 'ru'],
  ])('of %s in the language %s are readable in a sidebar', async (name, language) => {
    const tag = `polynya-${name}`
    const { page } = await show({
      html: `lang="${language}"`,
      head: SCRIPT,
      body: `<div id="column">${await TAGS[tag]?.()}</div>`,
    })
    await untilReady(page, tag)
    await untilDrawn(page, tag)
    const widget = page.locator(tag)
    for (const width of [200, 220, 260, 320]) {
      await page.locator('#column').evaluate((column, to) => {
        column.style.width = `${to}px`
      }, width)
      const cut = await widget
        .locator('.table-widget, .results, .ranking')
        .evaluateAll((parts) => parts.filter((each) => each.scrollWidth > each.clientWidth).length)
      expect([width, cut, await brokenWords(widget.locator('table'))]).toEqual([width, 0, []])
      await picture(page, `${name}-${language}-${width}`)
    }
    await page.context().close()
  })

  it.each([
    ['results', 200, [0, 0, 1, 2, 2]],
    ['results', 360, [0, 0, 0, 1, 1]],
    ['rankings', 200, [0, 1, 2, 0]],
    ['rankings', 360, [0, 0, 1, 0]],
    ['records', 200, [0, 1, 2]],
    ['records', 360, [0, 0, 1]],
  ])('of %s have a heading in the line of each value at %i px', async (name, width, lines) => {
    const tag = `polynya-${name}`
    const { page } = await show({
      head: SCRIPT,
      body: `<div style="width: ${width}px">${await TAGS[tag]?.()}</div>`,
      // Whether or not the event has points.
      prepare: (page) =>
        page.route(DATA, async (route) => {
          const answer = await route.fetch()
          await route.fulfill({ body: (await answer.text()).replaceAll('"points":null', '"points":500') })
        }),
    })
    await untilReady(page, tag)
    const table = page.locator(`${tag} table`).first()
    /** The line of each cell of a row, from 0. */
    const linesOf = (row: string) =>
      table
        .locator(row)
        .first()
        .evaluate(({ children }) => {
          const tops = [...children].map((cell) => cell.getBoundingClientRect().top)
          const inOrder = [...new Set(tops)].sort((one, other) => one - other)
          return tops.map((top) => inOrder.indexOf(top))
        })
    expect([await linesOf('thead tr'), await linesOf('tbody tr')]).toEqual([lines, lines])
    await page.context().close()
  })

  it.each([560, 650])(
    'of rankings have at most three lines below a time in a column of %i px',
    async (width) => {
      const tag = 'polynya-rankings'
      const { page } = await show({
        head: SCRIPT,
        body: `<div style="width: ${width}px">${await TAGS[tag]?.()}</div>`,
      })
      await untilReady(page, tag)
      await untilDrawn(page, tag)
      const lines = await page
        .locator(`${tag} td small`)
        .evaluateAll((all) =>
          all.map((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)),
        )
      expect(Math.round(Math.max(...lines))).toBeLessThanOrEqual(3)
      await page.context().close()
    },
  )

  it('of the ranking by points are readable in a sidebar', async () => {
    const { page } = await show({
      head: SCRIPT,
      body: `<div style="width: 200px"><polynya-rankings></polynya-rankings></div>`,
    })
    await untilReady(page, 'polynya-rankings')
    await untilDrawn(page, 'polynya-rankings')
    const [cut] = await page
      .locator('polynya-rankings .ranking')
      .evaluateAll((parts) => parts.map((each) => each.scrollWidth - each.clientWidth))
    expect(cut).toBe(0)
    await picture(page, 'rankings-points-200')
    await page.context().close()
  })
})
