import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDraft, aPublicEvent } from '../areas/events/testing/an-event.ts'
import { aMeet } from '../areas/start-lists/testing/a-meet.ts'
import { confirmedSwimmer } from '../areas/swimmers/testing/confirmed-swimmer.ts'
import { PUBLISHED } from '../testing/published-elements.ts'
import { type TestAccount, type TestApp, testApp } from '../testing/test-app.ts'

const PAGE = '<!doctype html><h1>Polynya</h1>'

/** In the place of the program of the app's build: it names what it was given. */
const PAGES = `
const joined = (texts) => texts.filter(Boolean).join(' | ')
export const eventPage = (template, [{ name, nameEn }], { language, address, preview }) =>
  template + joined([language === 'en' ? nameEn : name, address, preview?.title])
export const swimmerPage = (template, [{ iwsaid }], { address, preview }) =>
  template + joined([iwsaid, address, preview.title, preview.picture])
export const textPage = (template, texts, { address }) =>
  template + [...texts.map(({ lang }) => lang), address].join(' | ')
export const seriesPage = (template, [{ name }], { address }) => template + joined([name, address])
export const sitePage = (template, _data, { address, language, site, alternates, oEmbed }) =>
  template + joined([site.titles[language][0], address, ...Object.values(alternates)]) + (oEmbed ?? '')`

describe('rendered pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polynya-web-'))
  const widgets = mkdtempSync(join(tmpdir(), 'polynya-widgets-'))
  let world: TestApp
  let superAdmin: TestAccount
  beforeAll(async () => {
    mkdirSync(join(folder, '.server'))
    writeFileSync(join(folder, 'index.html'), PAGE)
    writeFileSync(join(folder, '.server', 'pages.mjs'), PAGES)
    writeFileSync(join(widgets, 'v1.js'), '{}')
    writeFileSync(join(widgets, 'elements.json'), JSON.stringify(PUBLISHED))
    world = await testApp({
      ...{ WEB_ROOT: folder, WIDGETS_ROOT: widgets, PUBLIC_URL: 'https://swim.example' },
    })
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(async () => {
    await world.stop()
    for (const each of [folder, widgets]) rmSync(each, { recursive: true })
  })

  const get = (url: string, headers = {}) => world.app.inject({ url, headers })

  it('describes the event in the language of the request', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const russian = await get(`/view-event/${id}`)
    expect(russian.payload).toBe(`${PAGE}Кубок Туры | https://swim.example/view-event/${id}`)
    expect(russian.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
    const english = await get(`/view-event/${id}/PETR004217`, { 'accept-language': 'en-GB' })
    expect(english.payload).toBe(`${PAGE}Cup of the Tura | https://swim.example/view-event/${id}`)
  })

  it('previews the results of a swimmer once they are published, and changes with them', async () => {
    const meet = await aMeet(world, { swimmers: 1 })
    const entryId = await meet.enter(0, { ageGroup: 'E1' })
    const { results } = superAdmin.client
    const params = { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 }
    const result = { entryId, version: 0, status: 'finished', rawTime: '00:20.10' } as const
    await results.record({ params, body: { results: [result] } })
    const iwsaid = meet.swimmers[0]?.iwsaid ?? ''
    const [ofEvent, ofSwimmer] = [`/view-event/${meet.event.id}`, `/view-event/${meet.event.id}/${iwsaid}`]
    const [, address, none] = (await get(ofSwimmer)).payload.split(' | ')
    expect([address, none]).toEqual([`https://swim.example${ofEvent}`, undefined])
    await results.publish({ params, body: { state: 'preliminary', confirmed: true } })
    const [, own, title] = (await get(ofSwimmer)).payload.split(' | ')
    expect(own).toBe(`https://swim.example${ofSwimmer}`)
    expect(title).toBe('Maria Antonova\xa0— Кубок Туры')
    await superAdmin.client.events.update({ params: { id: meet.event.id }, body: { name: 'Кубок Исети' } })
    expect((await get(ofSwimmer)).payload).toContain('Кубок Исети')
  })

  it('says what was changed at once, and nothing again to who has it', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const { headers } = await get(`/view-event/${id}`)
    const again = await get(`/view-event/${id}`, { 'if-none-match': headers.etag })
    expect(again.statusCode).toBe(304)
    await superAdmin.client.events.update({ params: { id }, body: { name: 'Кубок Иртыша' } })
    expect((await get(`/view-event/${id}`)).payload).toContain('Кубок Иртыша')
  })

  it('shows a public profile at its address in any case', async () => {
    const { iwsaid } = await confirmedSwimmer(superAdmin)
    const { payload } = await get(`/view-swimmer/${iwsaid.toLowerCase()}`)
    const [shown, address, title, picture] = payload.split(' | ')
    expect(shown).toBe(`${PAGE}${iwsaid}`)
    expect(address).toBe(`https://swim.example/view-swimmer/${iwsaid}`)
    expect(title).toBe('Соколова Мария')
    expect((await get(picture ?? '')).headers['content-type']).toBe('image/png')
    expect((await get('/view-swimmer/NOBO000001')).payload).toBe(PAGE)
  })

  it.each(['process', 'terms', 'privacy'])('shows the text of /%s in every language', async (name) => {
    expect((await get(`/${name}`)).payload).toBe(`${PAGE}ru | en | https://swim.example/${name}`)
  })

  it('names where other sites request the widget of a list with its filter', async () => {
    const embedOf = async (url: string) => (await get(url)).payload.split('/oembed?url=')[1]
    expect(await embedOf('/events?region=RU-KR&page=2')).toBe(
      encodeURIComponent('https://swim.example/embed/event-calendar?federation=RU-KR'),
    )
    expect(await embedOf('/events')).toBe(encodeURIComponent('https://swim.example/embed/event-calendar'))
    expect(await embedOf('/swimmers')).toBeUndefined()
  })

  it.each(['/', '/swimmers', '/records', '/service/convert-scores'])(
    'names the addresses of %s in each language',
    async (path) => {
      const address = `https://swim.example${path}`
      const all = [`${address}?lang=ru`, `${address}?lang=en`, address].join(' | ')
      expect((await get(path)).payload).toBe(`${PAGE}Федерация зимнего плавания | ${address} | ${all}`)
      const english = await get(`${path}?lang=en&utm_source=mail`)
      expect(english.payload).toBe(`${PAGE}Winter Swimming Federation | ${address}?lang=en | ${all}`)
      expect(english.headers['x-robots-tag']).toBeUndefined()
    },
  )

  it('speaks the language of the address, whatever the browser prefers', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const address = `/view-event/${id}?lang=en`
    const { payload } = await get(address, { 'accept-language': 'ru' })
    expect(payload).toBe(`${PAGE}Cup of the Tura | https://swim.example${address}`)
  })

  it('keeps pages that are not for visitors out of search engines', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const draft = await aDraft(superAdmin.client)
    for (const address of [
      '/user/login',
      '/orders',
      '/events-crud',
      '/check/AAAA',
      `/view-event/${id}/manage`,
      `/view-event/${id}/manage/entries`,
      `/view-event/${id}/desk`,
      `/view-event/${draft.id}`,
      '/view-swimmer/NOBO000001',
      '/series/999999',
      '/no-such-page',
    ]) {
      const { payload, headers } = await get(address)
      expect([address, payload, headers['x-robots-tag']]).toEqual([address, PAGE, 'noindex'])
    }
    expect((await get(`/view-event/${id}`)).headers['x-robots-tag']).toBeUndefined()
    expect((await get(`/view-event/${id}/live`)).payload).toContain(`https://swim.example/view-event/${id}`)
  })

  it('is the plain page where there is no such event for a visitor', async () => {
    const { id } = await aDraft(superAdmin.client)
    for (const address of [`/view-event/${id}`, '/view-event/99999', '/view-event/PETR004217']) {
      const { statusCode, payload, headers } = await get(address)
      expect([statusCode, payload]).toEqual([200, PAGE])
      expect(headers['content-security-policy']).toContain("default-src 'self'")
    }
  })
})
