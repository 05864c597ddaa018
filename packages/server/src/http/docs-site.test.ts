import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

const HOME = '<h1>Polynya</h1>'
const APP = '<h1>App</h1>'
const NOT_FOUND = '<h1>Page not found</h1>'

describe('the documentation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polynya-docs-'))
  let world: TestApp
  beforeAll(async () => {
    for (const name of ['web', 'docs/assets', 'docs/en', 'docs/ru'])
      mkdirSync(join(folder, name), { recursive: true })
    const files = {
      'web/index.html': APP,
      'docs/index.html': HOME,
      'docs/en/visitors.html': HOME,
      'docs/404.html': NOT_FOUND,
      'docs/assets/style-1a2b.css': 'main {}',
      'docs/pages.json': JSON.stringify(['en/visitors.html', 'ru/visitors.html', 'en/cli.html']),
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, 'docs/en/visitors.html.br'), brotliCompressSync(HOME))
    world = await testApp({
      WEB_ROOT: join(folder, 'web'),
      DOCS_ROOT: join(folder, 'docs'),
      PUBLIC_URL: 'https://swim.example',
    })
  })
  afterAll(async () => {
    await world.stop()
    rmSync(folder, { recursive: true })
  })

  const get = (url: string, headers = {}) => world.app.inject({ url, headers })

  it('sends a page that is revalidated, with a policy of its own', async () => {
    const { statusCode, headers, payload } = await get('/docs/en/visitors.html')
    expect([statusCode, payload]).toEqual([200, HOME])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.any(String),
      'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'"),
    })
    const again = await get('/docs/en/visitors.html', { 'if-none-match': headers.etag })
    expect(again.statusCode).toBe(304)
  })

  it('sends the compressed page to clients that accept it', async () => {
    const { headers } = await get('/docs/en/visitors.html', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
  })

  it('redirects to its first page, so that relative links work', async () => {
    for (const url of ['/docs', '/docs/']) expect((await get(url)).headers.location).toBe('/docs/index.html')
    expect((await get('/docs/index.html')).payload).toBe(HOME)
  })

  it('allows files with a digest in their name to be cached for a year', async () => {
    const { headers } = await get('/docs/assets/style-1a2b.css')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/docs/en/nothing', '/docs/en/nothing.html', '/docs/../package.json', '/docs/assets/no.css'])(
    'answers 404 to %s, not the page of the app',
    async (url) => {
      const { statusCode, payload } = await get(url)
      expect(statusCode).toBe(404)
      expect(payload).not.toContain(APP)
    },
  )

  it.each(['/docs/en/visitors.html', '/docs/en/nothing', '/docs/'])('is only read: POST %s', async (url) => {
    const { statusCode, headers, json } = await world.app.inject({ method: 'POST', url })
    expect([statusCode, headers.allow, json().error.reason]).toEqual([405, 'GET, HEAD', 'method_not_allowed'])
  })

  it('shows its own page for an unknown address, with the same policy', async () => {
    const { payload, headers } = await get('/docs/en/nothing')
    expect(payload).toBe(NOT_FOUND)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('is in the sitemap, with the language of each page', async () => {
    expect((await get('/sitemap.xml')).payload).toContain('https://swim.example/sitemaps/docs-0.xml')
    const { payload } = await get('/sitemaps/docs-0.xml')
    expect(payload.match(/<url>/g)).toHaveLength(3)
    expect(payload).toContain(
      '<xhtml:link rel="alternate" hreflang="ru" href="https://swim.example/docs/ru/visitors.html"/>',
    )
    expect(payload).toContain('<url><loc>https://swim.example/docs/en/cli.html</loc></url>')
  })
})

it('does not exist where it was not built: the app does not respond in its place', async () => {
  const world = await testApp()
  expect((await world.app.inject({ url: '/docs/' })).statusCode).toBe(404)
  expect((await world.app.inject({ url: '/sitemap.xml' })).payload).not.toContain('docs-0')
  await world.stop()
})
