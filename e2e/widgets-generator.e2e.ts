/** The generator of snippets, and what its code shows on another site. */

import { describe, expect, inject, it } from 'vitest'
import { AXE, violations } from './axe.ts'
import { visits } from './visit.ts'
import { hostSite, picture, untilReady } from './widgets-host.ts'

describe('The generator of snippets', () => {
  const visit = visits()
  const show = hostSite()

  async function open(address = '/widgets', width = 1280) {
    const { page, context } = await visit({ width })
    await context.addInitScript({ path: AXE })
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'Виджеты для' }).waitFor()
    return page
  }

  type Opened = Awaited<ReturnType<typeof open>>
  const code = (page: Opened) => page.getByRole('textbox', { name: 'Код для' }).inputValue()

  it('makes code from choices that the address holds, with a preview', async () => {
    const page = await open()
    await page.getByLabel('Регион').selectOption({ label: 'Республика Карелия' })
    await page.getByRole('combobox', { name: 'Вид', exact: true }).selectOption({ label: 'Список' })
    expect(new URL(page.url()).search).toBe('?federation=RU-KR&view=list')
    expect(await code(page)).toContain('<polynya-event-calendar federation="RU-KR" view="list">')
    const preview = page.frameLocator('iframe')
    await preview.getByRole('heading', { name: 'Календарь событий' }).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'generator')
    await page.reload()
    expect(await code(page)).toContain('federation="RU-KR" view="list"')
  })

  it('names a value that the widget does not understand, and leaves it out of the code', async () => {
    const page = await open()
    await page.getByLabel('Сезон').fill('зима')
    await page.getByLabel('Сезон').press('Enter')
    await page.getByText('Это значение виджет не\xa0поймёт').waitFor()
    expect(await code(page)).not.toContain('season')
  })

  it('finds a swimmer for the card, whose code requires one', async () => {
    const page = await open('/widgets?widget=swimmer-card')
    await page.getByText('Выберите, что показать').waitFor()
    await page.getByLabel('Поиск пловца').fill('LEDI000049')
    await page.getByRole('option', { name: /LEDI000049/ }).click()
    await page.getByRole('textbox', { name: 'Код для' }).waitFor()
    expect(await code(page)).toContain('<polynya-swimmer-card swimmer="LEDI000049">')
  })

  it('finds an event by its name for the results, whose code requires one', async () => {
    const page = await open('/widgets?widget=results')
    await page.getByText('Выберите, что показать').waitFor()
    const search = page.getByLabel('Поиск события')
    await search.fill('Волг')
    await search.press('Enter')
    const events = page.getByRole('combobox', { name: 'Событие' })
    await expect.poll(() => events.locator('option').count()).toBe(3)
    await events.selectOption({ index: 1 })
    await page.getByRole('combobox', { name: 'Пол', exact: true }).selectOption({ label: 'Женщины' })
    expect(await code(page)).toMatch(/<polynya-results event="\d+" gender="women">/)
    await page.frameLocator('iframe').getByText('25\xa0м').first().waitFor()
  })

  it.each(['evergreen', 'pinned'])(
    'makes %s code that shows the calendar on another site',
    async (variant) => {
      const page = await open(`/widgets?language=ru&code=${variant}&view=list`)
      const host = await show({ body: await code(page) })
      await untilReady(host.page)
      expect(host.problems).toEqual([])
      // The browser takes a preload for the same request only with the same credentials.
      expect(host.requests.filter((url) => url.includes('/widgets/events'))).toHaveLength(1)
      await host.page.context().close()
    },
  )

  const FRAMED = '/widgets?code=frame&widget=swimmer-card&swimmer=LEDI000049'

  it.each(['another site', 'a site with a strict policy'])(
    'makes a frame as high as its widget on %s',
    async (site) => {
      const page = await open(FRAMED)
      const [, policy] = (await page.getByLabel('Заголовок', { exact: false }).inputValue()).split(': ')
      const host = await show({
        body: await code(page),
        headers:
          site === 'another site' ? {} : { 'content-security-policy': `default-src 'none'; ${policy}` },
      })
      const frame = host.page.frameLocator('iframe')
      await frame.locator('polynya-swimmer-card:state(ready)').waitFor()
      const inner = await frame
        .locator('html')
        .evaluate((root) => Math.ceil(root.getBoundingClientRect().height))
      const outer = () => host.page.locator('iframe').evaluate((element) => element.clientHeight)
      await expect.poll(outer).toBe(inner)
      expect(host.problems).toEqual([])
      await picture(host.page, 'frame')
      await host.page.context().close()
    },
  )

  it('makes a frame of a constant height on a site that forbids its script', async () => {
    const host = await show({
      body: await code(await open(FRAMED)),
      headers: { 'content-security-policy': "default-src 'none'; frame-src WIDGETS" },
    })
    await host.page.frameLocator('iframe').locator('polynya-swimmer-card:state(ready)').waitFor()
    expect(await host.page.locator('iframe').getAttribute('height')).toBe('704')
    await host.page.context().close()
  })

  /** What a site reads from the head of a page, and from the address that it names. */
  async function discovered(path: string): Promise<{ html: string; title: string; width: number }> {
    const page = await (await fetch(`${inject('address')}${path}`)).text()
    const [, href = ''] = /type="application\/json\+oembed" href="([^"]*)"/.exec(page) ?? []
    return (await fetch(href.replaceAll('&amp;', '&'))).json()
  }

  it('is not needed by sites that turn links into content', async () => {
    const { html, title, width } = await discovered('/rankings?distance=50FR&gender=1&lang=en')
    expect([title, width]).toEqual(['Rankings', 720])
    const host = await show({ body: html })
    const frame = host.page.frameLocator('iframe')
    await frame.locator('polynya-rankings:state(ready)').waitFor()
    expect(await frame.locator('.table-note').textContent()).toMatch(/^50\sm freestyle, men/)
    expect(await host.page.locator('blockquote').isVisible()).toBe(false)
    await picture(host.page, 'oembed')
    await host.page.context().close()
  })

  it('is not needed by such sites with a strict policy, nor on a phone', async () => {
    const { html } = await discovered('/rankings?lang=en')
    const host = await show({
      body: html,
      headers: { 'content-security-policy': "default-src 'none'; frame-src WIDGETS" },
      options: { viewport: { width: 390, height: 844 } },
    })
    await host.page.frameLocator('iframe').locator('polynya-rankings:state(ready)').waitFor()
    expect(host.problems).toEqual([])
    const [border, overflow] = await host.page.evaluate(() => [
      getComputedStyle(document.querySelector('iframe') as Element).borderTopWidth,
      document.documentElement.scrollWidth - innerWidth,
    ])
    expect([border, overflow]).toEqual(['0px', 0])
    await host.page.context().close()
  })

  it('is not needed by WordPress, whose messages size its frame and open its links', async () => {
    const { html } = await discovered('/events?lang=en')
    // As WordPress changes the code of a site that it does not know, and listens to its frame.
    const filtered = html
      .replace(' hidden', '')
      .replace(/(src="[^"]*)"/, '$1#?secret=abcDEF1234" sandbox="allow-scripts"')
    const host = await show({
      head: `<script>messages=[];addEventListener('message',({data})=>messages.push(data))</script>`,
      body: filtered,
    })
    const frame = host.page.frameLocator('iframe')
    await frame.locator('polynya-event-calendar:state(ready)').waitFor()
    await frame.getByRole('link').first().click()
    const messages = () => host.page.evaluate('messages')
    await expect.poll(messages).toContainEqual({
      message: 'link',
      value: expect.stringMatching(/\/view-event\/\d+$/),
      secret: 'abcDEF1234',
    })
    await host.page.evaluate('messages=[];frames[0].postMessage({message:"ready",secret:"abcDEF1234"},"*")')
    await expect
      .poll(messages)
      .toEqual([{ message: 'height', value: expect.any(Number), secret: 'abcDEF1234' }])
    expect(host.problems).toEqual([])
    await host.page.context().close()
  })

  it('gives the rule that colours the widget where a policy forbids the style of its tag', async () => {
    const page = await open('/widgets?accent=%238a1c3b')
    const policy = await page.getByLabel('Заголовок', { exact: false }).inputValue()
    const host = await show({
      body: await code(page),
      headers: {
        'content-security-policy': `default-src 'none'; style-src 'self'; ${policy.split(': ')[1]}`,
      },
    })
    await untilReady(host.page)
    const link = host.page.locator('polynya-event-calendar').getByRole('link', { name: 'Подписаться' })
    const colour = () => link.evaluate((element) => getComputedStyle(element).color)
    expect(await colour()).not.toBe('rgb(138, 28, 59)')
    const rule = await page.getByLabel('Правило цвета').inputValue()
    // As a style sheet of the site, which the policy allows.
    await host.page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, rule)
    expect(await colour()).toBe('rgb(138, 28, 59)')
    await host.page.context().close()
  })

  it('copies the code', async () => {
    const page = await open()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Скопировать', exact: true }).click()
    await page.getByText('Код скопирован.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page))
  })

  it.each([320, 390])('fits a phone of %i px', async (width) => {
    const page = await open('/widgets?accent=%238a1c3b', width)
    await page.frameLocator('iframe').locator('polynya-event-calendar:state(ready)').waitFor()
    await picture(page, `generator-${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})
