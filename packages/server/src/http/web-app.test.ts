import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

const SCRIPT = "document.documentElement.lang = 'ru'"
const PAGE = `<!doctype html><script>${SCRIPT}</script><h1>Polynya</h1>`

describe('the single-page app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polynya-web-'))
  let world: TestApp
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), PAGE)
    writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(PAGE))
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'start()')
    writeFileSync(join(folder, 'worker.js'), 'work()')
    writeFileSync(join(folder, 'site.webmanifest'), '{}')
    world = await testApp({ WEB_ROOT: folder })
  })
  afterAll(async () => {
    await world.stop()
    rmSync(folder, { recursive: true })
  })

  const get = (url: string, headers = {}) => world.app.inject({ url, headers })

  it.each(['/', '/events?season=2025-2026', '/view-event/7', '/no/such/page'])(
    'serves %s with its page, which is revalidated each time',
    async (url) => {
      const { statusCode, headers, payload } = await get(url)
      expect([statusCode, payload]).toEqual([200, PAGE])
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
    },
  )

  it('sends the compressed page to who takes it', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBe('br')
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(brotliDecompressSync(rawPayload).toString()).toBe(PAGE)
  })

  it('allows the scripts of the page by their digest alone', async () => {
    const { headers } = await get('/')
    const digest = createHash('sha256').update(SCRIPT).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${digest}';`)
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  it('allows files with a hash in their name to be cached for a year', async () => {
    const { headers } = await get('/assets/app-1a2b.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('serves the service worker, which is revalidated each time and may fetch our own files alone', async () => {
    const { statusCode, headers } = await get('/worker.js')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    })
  })

  it('serves the manifest, which is revalidated each time', async () => {
    const { headers } = await get('/site.webmanifest')
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('application/manifest+json'),
      'cache-control': 'no-cache',
    })
  })

  it.each(['/assets/app-0000.js', '/api/v2/events', '/files/nothing'])('is no answer to %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  it('is a page, not a target for other methods', async () => {
    const { statusCode, headers } = await world.app.inject({ method: 'POST', url: '/events' })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})
