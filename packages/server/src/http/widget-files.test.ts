import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

const LOADER = `import('__POLYNYA_ORIGIN__/widgets/chunk.js')${' '.repeat(1_000)}`

describe('the built widgets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polynya-widgets-'))
  let world: TestApp
  beforeAll(async () => {
    for (const inner of ['assets', '1.4.2']) mkdirSync(join(folder, inner))
    for (const file of ['v1.js', 'assets/runtime-1a2b.js', '1.4.2/polynya-event-calendar.js', 'sri.json']) {
      writeFileSync(join(folder, file), '{}')
    }
    writeFileSync(join(folder, 'v1.js'), LOADER)
    world = await testApp({ WIDGETS_ROOT: folder, PUBLIC_URL: 'https://swim.example' })
  })
  afterAll(async () => {
    await world.stop()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['v1.js', 'public, max-age=300, stale-while-revalidate=86400'],
    ['sri.json', 'public, max-age=300, stale-while-revalidate=86400'],
    ['assets/runtime-1a2b.js', 'public, max-age=31536000, immutable'],
    ['1.4.2/polynya-event-calendar.js', 'public, max-age=31536000, immutable'],
  ])('serves %s to any page, cached as %s', async (file, cacheControl) => {
    const { statusCode, headers } = await world.app.inject(`/widgets/${file}`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': cacheControl,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it('come compressed, and not at all to who has them', async () => {
    const url = '/widgets/v1.js'
    const { headers, rawPayload } = await world.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-length']).toBe(String(rawPayload.length))
    const again = await world.app.inject({
      url,
      headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it.each([
    ['swim.example', 'https://swim.example'],
    ['mirror.example:8080', '//mirror.example:8080'],
    ['"+alert(1)+"', 'https://swim.example'],
  ])('have in the loader that %s serves the origin %s', async (host, origin) => {
    const answer = await world.app.inject({
      url: '/widgets/v1.js?ver=6.5',
      headers: { host, 'accept-encoding': 'br' },
    })
    expect(String(brotliDecompressSync(answer.rawPayload))).toContain(`import('${origin}/widgets/chunk.js')`)
  })

  it('carry no headers that only documents need', async () => {
    const { headers } = await world.app.inject('/widgets/v1.js')
    expect(Object.keys(headers).filter((name) => /security-policy|opener|frame|referrer/.test(name))).toEqual(
      [],
    )
    const bytes = Object.entries(headers).reduce(
      (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
      0,
    )
    expect(bytes).toBeLessThan(620)
  })

  it('are nothing but what was built', async () => {
    expect((await world.app.inject('/widgets/assets/runtime-0000.js')).statusCode).toBe(404)
    expect((await world.app.inject('/widgets/../package.json')).statusCode).toBe(404)
  })
})
