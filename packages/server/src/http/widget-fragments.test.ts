import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPublicEvent } from '../areas/events/testing/an-event.ts'
import { PUBLISHED } from '../testing/published-elements.ts'
import { type TestAccount, type TestApp, testApp } from '../testing/test-app.ts'

/** In the place of the program of the widgets' build: it names what it was given and reads. */
const PROGRAM = `
export async function fragment({ tag, attributes, language, origin, today, read }) {
  const data = await read('/api/v1/widgets/events' + (attributes.federation ? '?region=' + attributes.federation : ''))
  const names = data && data.events.map(({ name }) => name).join()
  return data && { content: [tag, language, origin, names].join(' | '), data: JSON.stringify({ today }) }
}`

describe('widgets as HTML', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polynya-fragments-'))
  let world: TestApp
  let superAdmin: TestAccount
  beforeAll(async () => {
    mkdirSync(join(folder, '.server'))
    writeFileSync(join(folder, 'v1.js'), '{}')
    writeFileSync(join(folder, 'elements.json'), JSON.stringify(PUBLISHED))
    writeFileSync(join(folder, '.server', 'fragment.mjs'), PROGRAM)
    world = await testApp({ WIDGETS_ROOT: folder, PUBLIC_URL: 'https://swim.example' })
    superAdmin = await world.account(['superAdmin'])
  })
  afterAll(async () => {
    await world.stop()
    rmSync(folder, { recursive: true })
  })

  const get = (address: string, headers = {}) => world.app.inject({ url: `/embed/v1/${address}`, headers })

  it('are the tag with its content, its link, its data and the script', async () => {
    await aPublicEvent(superAdmin.client)
    const { statusCode, body, headers } = await get('event-calendar?lang=en&view=list&utm=1&accent=red')
    expect(statusCode).toBe(200)
    const [tag, data, script] = body.split('\n')
    expect(tag).toBe(
      '<polynya-event-calendar lang="en" view="list"><template shadowrootmode="open">polynya-event-calendar | en | https://swim.example | Кубок Туры</template><a href="https://swim.example/events?view=list">Open on the federation’s site</a></polynya-event-calendar>',
    )
    expect(data).toMatch(/^<script type="application\/ld\+json">{"today":"\d{4}-\d\d-\d\d"}<\/script>$/)
    expect(script).toBe('<script type="module" async src="https://swim.example/widgets/v1.js"></script>')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': expect.stringMatching(/^public, max-age=\d+.*stale-if-error/),
      'access-control-allow-origin': '*',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    })
  })

  it('are sent again only when they have changed', async () => {
    const { id } = await aPublicEvent(superAdmin.client)
    const { headers } = await get('event-calendar')
    const again = await get('event-calendar', { 'if-none-match': headers.etag })
    expect(again.statusCode).toBe(304)
    await superAdmin.client.events.update({ params: { id }, body: { name: 'Кубок Оби' } })
    const changed = await get('event-calendar', { 'if-none-match': headers.etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.body).toContain('Кубок Оби')
  })

  it('have no content where a value selects nothing, so that the widget names it', async () => {
    const hostile = await get(`event-calendar?federation=${encodeURIComponent('"><script>')}`)
    expect(hostile.body).toContain(
      '<polynya-event-calendar federation="&quot;&gt;&lt;script&gt;" lang="ru"><a href=',
    )
  })

  it('name the widgets to one that does not exist', async () => {
    const { statusCode, body } = await get('weather?lang=en')
    expect(statusCode).toBe(404)
    expect(body).toContain('There is no such widget. Available: event-calendar.')
  })
})
