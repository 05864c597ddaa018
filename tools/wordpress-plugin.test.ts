/** The plugin of WordPress, run by PHP against the documented functions of WordPress, where PHP is installed. */

import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pluginArchive } from '../widgets/build/wordpress.config.ts'

const HAS_PHP = spawnSync('php', ['--version']).status === 0
/** PHP's extension that writes international addresses in ASCII. */
const HAS_INTL = spawnSync('php', ['-r', "exit((int) !extension_loaded('intl'));"]).status === 0
const HTML = '<polynya-results event="7" lang="en"><a href="/">x</a></polynya-results>'

describe('The plugin for WordPress', () => {
  it('is the same archive for the same sources', () => {
    const archive = pluginArchive('1.4.2', ['results'])
    expect(Buffer.from(pluginArchive('1.4.2', ['results'])).equals(archive)).toBe(true)
    const names = Object.keys(unzipSync(archive))
    expect(names).toContain('polynya/polynya.php')
    expect(names.every((name) => name.startsWith('polynya/'))).toBe(true)
    expect(Buffer.from(unzipSync(archive)['polynya/polynya.php'] ?? []).toString()).toContain(
      'Version: 1.4.2',
    )
  })
})

describe.skipIf(!HAS_PHP)('The plugin for WordPress (skipped without PHP)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polynya-wordpress-'))
  const requests: IncomingMessage[] = []
  let status = 200
  const site = createServer((request, response) => {
    requests.push(request)
    if (status === 0) return request.socket.destroy()
    const isKnown = request.headers['if-none-match'] === '"1"'
    response.writeHead(status === 200 && isKnown ? 304 : status, { etag: '"1"' })
    return response.end(status === 200 && !isKnown ? HTML : 'broken')
  })
  beforeAll(async () => {
    for (const [name, bytes] of Object.entries(unzipSync(pluginArchive('1.4.2', ['results'])))) {
      mkdirSync(join(folder, 'polynya'), { recursive: true })
      writeFileSync(join(folder, name), bytes)
    }
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  })
  afterAll(() => {
    site.close()
    rmSync(folder, { recursive: true })
  })

  /** Starts PHP; the returned function makes a call and returns its HTML. */
  function start(origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`) {
    const php = spawn('php', [
      ...['-d', 'display_errors=stderr', '-d', 'error_reporting=32767'],
      ...[join(import.meta.dirname, 'testing/wordpress-hooks.php'), join(folder, 'polynya'), origin],
    ])
    const problems: string[] = []
    php.stderr.on('data', (text) => problems.push(String(text)))
    const lines = createInterface(php.stdout)[Symbol.asyncIterator]()
    return {
      async call(kind: 'shortcode' | 'block' | 'setting' | 'age' | 'uninstall', attributes: unknown = {}) {
        php.stdin.write(`${JSON.stringify([kind, attributes])}\n`)
        const { value } = await lines.next()
        return value ? JSON.parse(value) : ''
      },
      /** Returns the warnings and errors of PHP. */
      async end() {
        php.stdin.end()
        await new Promise((done) => php.on('close', done))
        return problems
      },
    }
  }

  it('shows a widget by a shortcode and a block, and requests it once', async () => {
    requests.length = 0
    const php = start()
    expect(await php.call('shortcode', { widget: 'results', event: '7' })).toBe(HTML)
    expect(await php.call('block', { widget: 'results', parameters: '?event=7' })).toBe(
      `<div class="wp-block-polynya-widget">${HTML}</div>`,
    )
    expect(requests.map(({ url }) => url)).toEqual(['/embed/v1/results?event=7&lang=en'])
    expect(await php.end()).toEqual([])
  })

  it('asks whether an old copy has changed, and shows it while the site is away', async () => {
    requests.length = 0
    const php = start()
    const shown = () => php.call('shortcode', { widget: 'results', event: '7' })
    await shown()
    await php.call('age')
    expect(await shown()).toBe(HTML)
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"'])
    status = 503
    await php.call('age')
    expect(await shown()).toBe(HTML)
    expect(await shown()).toBe(HTML)
    // The failure is remembered: no visitor waits for the next one.
    expect(requests).toHaveLength(3)
    status = 200
    expect(await php.end()).toEqual([])
  })

  it('waits once for a site that is away, not for each widget', async () => {
    requests.length = 0
    status = 0
    const php = start()
    const shown = (event: string) => php.call('shortcode', { widget: 'results', event })
    for (const event of ['7', '8', '9']) expect(await shown(event)).toMatch(/^<a href="http/)
    expect(requests).toHaveLength(1)
    status = 200
    await php.call('age')
    for (const event of ['7', '8', '9']) expect(await shown(event)).toBe(HTML)
    expect(await php.end()).toEqual([])
  })

  it('leaves nothing behind when it is deleted', async () => {
    const php = start()
    await php.call('shortcode', { widget: 'results', event: '7' })
    expect(await php.call('uninstall')).toEqual([])
    expect(await php.end()).toEqual([])
  })

  it('links to the site where there is no copy, and names what is wrong to editors', async () => {
    const away = start('http://127.0.0.1:9')
    expect(await away.call('shortcode', { widget: 'results', event: '7' })).toBe(
      '<a href="http://127.0.0.1:9">http://127.0.0.1:9</a>',
    )
    expect(await away.call('shortcode', { widget: '../../admin' })).toBe('<p>Такого виджета нет.</p>')
    expect(await away.end()).toEqual([])
    const fresh = start('')
    expect(await fresh.call('shortcode', '')).toContain('Укажите адрес сайта федерации')
    expect(await fresh.end()).toEqual([])
  })

  it('stores the address of a site in any script, and tells what it does not understand', async () => {
    const php = start('https://known.example')
    const cyrillic = 'https://полынья.рф'
    const stored = HAS_INTL ? new URL(cyrillic).origin : cyrillic
    expect(await php.call('setting', ` ${cyrillic}/widgets?lang=ru `)).toBe(stored)
    expect(await php.call('setting', cyrillic)).toBe(stored)
    expect(await php.call('setting', 'HTTP://127.0.0.1:8080/')).toBe('http://127.0.0.1:8080')
    expect(await php.call('setting', '')).toBe('')
    for (const wrong of ['полынья.рф', 'https://', 'https://swim.example:port', 'https://a@b', 'https://a b'])
      expect(await php.call('setting', wrong)).toMatch(/^https:\/\/known\.example\nАдрес сайта федерации не/)
    expect(await php.end()).toEqual([])
  })
})
