import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WidgetElement, WidgetElements } from '@polynya/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDraft, aPublicEvent } from '../areas/events/testing/an-event.ts'
import { confirmedSwimmer } from '../areas/swimmers/testing/confirmed-swimmer.ts'
import { PUBLISHED } from '../testing/published-elements.ts'
import { type TestAccount, type TestApp, testApp } from '../testing/test-app.ts'

/** A widget of one thing, which an attribute names. */
const widgetOf = (name: string, attribute: string): WidgetElement => ({
  ...{ name, tag: `polynya-${name}`, height: 576, pinned: { file: `${name}.js`, integrity: '' } },
  attributes: [
    { name: attribute, pattern: '^\\w+$', selects: true, isRequired: true },
    { name: 'lang', values: ['ru', 'en'] },
  ],
})

const ELEMENTS: WidgetElements = {
  ...PUBLISHED,
  elements: [...PUBLISHED.elements, widgetOf('results', 'event'), widgetOf('swimmer-card', 'swimmer')],
}

describe('oEmbed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polynya-oembed-'))
  let world: TestApp
  let superAdmin: TestAccount
  beforeAll(async () => {
    writeFileSync(join(folder, 'v1.js'), '{}')
    writeFileSync(join(folder, 'elements.json'), JSON.stringify(ELEMENTS))
    world = await testApp({ WIDGETS_ROOT: folder, PUBLIC_URL: 'https://swim.example' })
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(async () => {
    await world.stop()
    rmSync(folder, { recursive: true })
  })

  const get = (page: string, query = '', headers = {}) => {
    const url = encodeURIComponent(page.startsWith('/') ? `https://swim.example${page}` : page)
    return world.app.inject({ url: `/oembed?url=${url}${query}`, headers })
  }

  it('returns the frame of a page of its widget, to every site', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const { statusCode, headers, body } = await get(`/view-event/${id}?tab=results&lang=en`)
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toEqual({
      ...{ version: '1.0', type: 'rich', title: 'Results of an event: Cup of the Tura' },
      ...{ provider_name: 'Winter Swimming Federation', provider_url: 'https://swim.example' },
      ...{ width: 720, height: 576 },
      html:
        `<blockquote hidden><a href="https://swim.example/view-event/${id}?tab=results">Results of an event: Cup of the Tura</a></blockquote>` +
        `<iframe src="https://swim.example/embed/results?event=${id}&amp;lang=en" title="Results of an event: Cup of the Tura" width="100%" height="576" frameborder="0" loading="lazy"></iframe>`,
    })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
      'x-robots-tag': 'noindex',
    })
    const again = await get(`/view-event/${id}?lang=en`, '', { 'if-none-match': headers.etag })
    expect(again.statusCode).toBe(304)
  })

  it('has the size that a site allows, and the whole one if that is no number', async () => {
    const sizeOf = async (query: string) => {
      const { width, height } = JSON.parse((await get('/events', query)).body)
      return [width, height]
    }
    expect(await sizeOf('&maxwidth=500&maxheight=300')).toEqual([500, 300])
    expect(await sizeOf('&maxwidth=5000&maxheight=0')).toEqual([720, 672])
    expect(await sizeOf('&maxwidth=wide')).toEqual([720, 672])
  })

  it('is XML on request, whatever names contain', async () => {
    const { id } = await aPublicEvent(superAdmin.client, { name: '<b>Кубок</b> & co' })
    const { headers, body } = await get(`/view-event/${id}`, '&format=xml')
    expect(headers['content-type']).toBe('text/xml; charset=utf-8')
    expect(body).toContain('<title>Результаты события: &lt;b&gt;Кубок&lt;/b&gt; &amp; co</title>')
    expect(body).toContain('&lt;iframe src=')
    expect(body).not.toContain('<b>')
  })

  it('shows a list with its filter, and the frame of a widget with its colour', async () => {
    const frameOf = async (page: string) => /src="([^"]*)"/.exec(JSON.parse((await get(page)).body).html)?.[1]
    expect(await frameOf('/events?region=RU-KR&view=map')).toBe(
      'https://swim.example/embed/event-calendar?federation=RU-KR',
    )
    expect(await frameOf('http://swim.example/embed/event-calendar?view=list&accent=8a1c3b&src=x')).toBe(
      'https://swim.example/embed/event-calendar?view=list&amp;accent=8a1c3b',
    )
  })

  it('names a swimmer in the language of the request', async () => {
    const { iwsaid } = await confirmedSwimmer(superAdmin)
    const { title } = JSON.parse((await get(`/view-swimmer/${iwsaid.toLowerCase()}`, '&lang=ru')).body)
    expect(title).toBe('Карточка пловца: Соколова Мария')
  })

  it('has nothing for pages without a widget, of other sites, and that a visitor may not see', async () => {
    const draft = await aDraft(superAdmin.client)
    for (const page of [
      '/swimmers',
      '/embed/weather',
      '/embed/results',
      `/view-event/${draft.id}`,
      '/view-event/99999',
      '/view-event/7/manage',
      '/view-swimmer/NOBO000001',
      'https://elsewhere.example/events',
      'events',
      'javascript:alert(1)',
    ]) {
      const { statusCode, headers } = await get(page)
      expect([page, statusCode, headers['access-control-allow-origin']]).toEqual([page, 404, '*'])
    }
    expect((await world.app.inject('/oembed')).statusCode).toBe(404)
    expect((await get('/events', '&format=yaml')).statusCode).toBe(501)
    expect((await get('/events', '&format=json&format=xml')).statusCode).toBe(501)
  })
})
