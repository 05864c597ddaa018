import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PUBLISHED } from '../testing/published-elements.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

describe('the pages for frames', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polynya-embed-'))
  let world: TestApp
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'v1.js'), '{}')
    writeFileSync(join(folder, 'elements.json'), JSON.stringify(PUBLISHED))
    world = await testApp({ WIDGETS_ROOT: folder, PUBLIC_URL: 'https://swim.example' })
  })
  afterAll(async () => {
    await world.stop()
    rmSync(folder, { recursive: true })
  })

  const open = (address: string) => world.app.inject(`/embed/${address}`)

  it('hold the tag with the attributes of the address, and a link for when it cannot load', async () => {
    const { statusCode, body } = await open('event-calendar?federation=RU-KR&view=list&lang=en')
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="en">')
    expect(body).toContain(
      '<polynya-event-calendar link-target="_blank" federation="RU-KR" view="list" lang="en">',
    )
    expect(body).toContain('href="https://swim.example/events?region=RU-KR&amp;view=list"')
    expect(body).not.toContain('role="alert"')
  })

  it('may be framed by every site, as the only ones', async () => {
    const { headers } = await open('event-calendar')
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['x-frame-options']).toBeUndefined()
    for (const other of ['/embed/unknown/more', '/api/v1/events/upcoming', '/healthz', '/api/docs']) {
      const { headers: own } = await world.app.inject(other)
      expect([other, own['x-frame-options']]).toEqual([other, 'DENY'])
      expect(own['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  it.each([
    ['colour=red', 'colour', 'red'],
    ['view=year', 'view', 'year'],
    ['view=list&view=month', 'view', 'list,month'],
    ['src=https://elsewhere.example', 'src', 'https://elsewhere.example'],
    ['accent=red', 'accent', 'red'],
  ])('name the wrong parameter in %s and leave it out', async (query, name, value) => {
    const { body } = await open(`event-calendar?lang=en&${query}`)
    expect(body).toContain(`<p role="alert">Invalid parameter ${name}: “${value}”.</p>`)
    expect(body).toContain('<polynya-event-calendar link-target="_blank" lang="en">')
  })

  it('leave a wrong selection to the widget, which shows no data then', async () => {
    const { body } = await open('event-calendar?federation=karelia')
    expect(body).toContain('<polynya-event-calendar link-target="_blank" federation="karelia">')
    expect(body).not.toContain('role="alert"')
  })

  it('show hostile values as text', async () => {
    const { body } = await open(
      `event-calendar?federation=${encodeURIComponent('"><script>alert(1)</script>')}`,
    )
    expect(body).not.toContain('<script>alert(1)')
    expect(body).toContain('federation="&quot;&gt;&lt;script&gt;')
  })

  it('allow exactly the styles and scripts that they hold', async () => {
    const { body, headers } = await open('event-calendar?accent=8a1c3b')
    expect(body).toContain('<style>:root{--polynya-accent:#8a1c3b}</style>')
    const policy = String(headers['content-security-policy'])
    expect(policy.match(/'sha256-/g)).toHaveLength(3)
    expect(policy).not.toContain('unsafe')
  })

  it('name the widgets to one that does not exist', async () => {
    const { statusCode, body } = await open('weather?lang=en')
    expect(statusCode).toBe(404)
    expect(body).toContain('There is no such widget. Available: event-calendar.')
  })
})
