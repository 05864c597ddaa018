/** The widgets inside every kind of element whose width follows from its content. */

import { describe, expect, it } from 'vitest'
import { TAGS } from './widget-tags.ts'
import { hostSite, picture, SCRIPT } from './widgets-host.ts'

/** Pages of HTML around a widget, `WIDGET`. */
const WRAPPERS: Readonly<Record<string, string>> = {
  block: '<div>WIDGET</div>',
  'flex row': '<div style="display:flex">WIDGET</div>',
  'flex row with a neighbour': '<div style="display:flex;gap:8px"><p>Регион</p>WIDGET</div>',
  'flex row that wraps': '<div style="display:flex;flex-wrap:wrap">WIDGET</div>',
  'centred flex row': '<div style="display:flex;justify-content:center;align-items:center">WIDGET</div>',
  'flex column': '<div style="display:flex;flex-direction:column">WIDGET</div>',
  'centred flex column': '<div style="display:flex;flex-direction:column;align-items:center">WIDGET</div>',
  'inline flex': '<div style="display:inline-flex">WIDGET</div>',
  grid: '<div style="display:grid">WIDGET</div>',
  'centred grid': '<div style="display:grid;place-items:center">WIDGET</div>',
  'grid with an automatic column': '<div style="display:grid;grid-template-columns:auto 20px">WIDGET</div>',
  'grid with its columns centred': '<div style="display:grid;justify-content:center">WIDGET</div>',
  'inline grid': '<div style="display:inline-grid">WIDGET</div>',
  float: '<div style="float:left">WIDGET</div><br style="clear:both">',
  'inline block': '<div style="display:inline-block">WIDGET</div>',
  absolute: '<div style="position:relative;height:760px"><div style="position:absolute">WIDGET</div></div>',
  'fit-content': '<div style="width:fit-content">WIDGET</div>',
  dialog: '<dialog open style="position:static;padding:0;border:0;max-width:100%">WIDGET</dialog>',
  table: '<table cellpadding="0" cellspacing="0"><tr><td>WIDGET</td></tr></table>',
  'table with a menu': '<table cellpadding="0" cellspacing="0"><tr><td>Меню</td><td>WIDGET</td></tr></table>',
  'display: table': '<div style="display:table"><div style="display:table-cell">WIDGET</div></div>',
  fieldset:
    '<fieldset style="padding:0;border:0;margin:0;float:left">WIDGET</fieldset><br style="clear:both">',
  'centred text': '<center><div style="display:inline-block">WIDGET</div></center>',
}

const cases = Object.keys(TAGS).flatMap((tag) => [320, 390, 1280].map((width) => ({ tag, width })))

describe('In an element whose width follows from its content', () => {
  const show = hostSite()

  it.each(cases)('$tag fills what there is of $width pixels', async ({ tag, width }) => {
    const widget = (await TAGS[tag]?.()) ?? ''
    const wrapped = Object.entries(WRAPPERS).map(
      ([name, html]) =>
        `<section style="margin:0 0 16px" data-name="${name}">${html.replace('WIDGET', widget)}</section>`,
    )
    const { page } = await show({
      head: SCRIPT,
      body: wrapped.join(''),
      options: { viewport: { width, height: 800 } },
    })
    const count = wrapped.length
    await page.waitForFunction(
      ([name, all]) => document.querySelectorAll(`${name}:state(ready)`).length === all,
      [tag, count] as const,
    )
    const widths = await page.evaluate((name) => {
      const sections = [...document.querySelectorAll('section')]
      return sections.map((section) => {
        const {
          left,
          right,
          width: own,
        } = section.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
        const outer = section.getBoundingClientRect()
        const fits = left >= outer.left - 0.5 && right <= outer.right + 0.5
        return [section.dataset.name ?? '', Math.round(own), fits] as const
      })
    }, tag)
    // Room for the margins of the body and a neighbour, or the width that a month needs.
    const least = Math.min(width - 100, 600)
    expect(widths.filter(([, own, fits]) => own < least || !fits)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await page.locator('[data-name=block]').locator(tag).evaluate(scrolledWithin)).toEqual([])
    await picture(page, `wrappers-${tag}-${width}`)
    await page.context().close()
  })
})

/** The elements of a widget whose content is wider than they are, which readers would have to scroll. */
const scrolledWithin = ({ shadowRoot }: Element) =>
  [...(shadowRoot?.querySelectorAll('*') ?? [])]
    .filter((each) => getComputedStyle(each).overflowX === 'auto' && each.scrollWidth > each.clientWidth)
    .map(({ className }) => className)
