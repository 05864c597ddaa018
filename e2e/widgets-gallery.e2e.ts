/** The widgets on hostile pages. Each test saves a screenshot in `screenshots/widgets`. */

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { HOSTILE } from './hostile-pages.ts'
import { TAGS } from './widget-tags.ts'
import { type HostPage, hostSite, looksOf, picture, SCRIPT, untilDrawn, untilReady } from './widgets-host.ts'

/** Computed looks of a widget once it is drawn and its transitions have finished. */
async function settledLooks(page: Page, tag: string): Promise<string[]> {
  await untilDrawn(page, tag)
  let looks = await looksOf(page, tag)
  await expect
    .poll(async () => {
      const before = looks
      looks = await looksOf(page, tag)
      return looks.join() === before.join()
    })
    .toBe(true)
  return looks
}

describe.each(Object.keys(TAGS))('Any host page of %s', (tag) => {
  const show = hostSite()
  let body: string
  let plain: string[]
  beforeAll(async () => {
    body = (await TAGS[tag]?.()) ?? ''
  })

  const shown = async (host: HostPage) => {
    const shown = await show(host)
    await untilReady(shown.page, tag)
    return shown
  }

  it('shows the widget as designed', async () => {
    const { page, problems } = await shown({ head: SCRIPT, body })
    plain = await settledLooks(page, tag)
    expect(plain.length).toBeGreaterThan(20)
    expect(problems).toEqual([])
    await picture(page, `plain-${tag}`)
    await page.context().close()
  })

  it.each(Object.keys(HOSTILE))('cannot affect the widget: %s', async (name) => {
    const { page, problems } = await shown({ ...HOSTILE[name], body: bodyOf(name, body) })
    await expect.poll(() => looksOf(page, tag)).toEqual(plain)
    expect(problems).toEqual([])
    await picture(page, `${name}-${tag}`)
    await page.context().close()
  })
})

/** The tag of a page, or on a site that strips custom elements its stand-in. */
const bodyOf = (page: string, body: string): string =>
  page === 'stand-in'
    ? body
        .replace(/ ([\w-]+)=/g, ' data-$1=')
        .replace(/<polynya-([\w-]+)/, '<div data-polynya="$1"')
        .replace(/<\/polynya-[\w-]+>/, '</div>')
    : body
