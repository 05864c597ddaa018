/** The recipe for nginx in docs/operating, run by nginx where it is installed. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, startServer } from '../server.ts'
import { quiet, type Settings, settings } from '../testing/running-server.ts'

const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0
const RECIPE = new URL('../../../../docs/operating/nginx.conf', import.meta.url)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** The recipe with the places of this machine, and without certificates. */
const configuration = (folder: string, port: number, server: string) => `
daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${readFileSync(RECIPE, 'utf8')
    .replace('/var/cache/nginx/polynya', `${folder}/cache`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate.*\n/g, '\n')
    .replace('127.0.0.1:8080', new URL(server).host)}
}`

describe.skipIf(!HAS_NGINX)('nginx in front of the server (skipped without nginx)', () => {
  let here: Settings
  let server: Server
  let folder: string
  let nginx: ChildProcess
  let address: string
  beforeAll(async () => {
    here = await settings({ TRUSTED_PROXIES: '1' })
    server = await startServer(here.config, { log: quiet })
    folder = await mkdtemp(join(tmpdir(), 'polynya-nginx-'))
    const port = await freePort()
    address = `http://127.0.0.1:${port}`
    await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, server.address))
    nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
    const isUp = () => fetch(address).then(Boolean, () => false)
    while (!(await isUp())) await wait(20)
  })
  afterAll(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    await server.stop()
    await here.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}${path}`, { headers })
    return { status: answer.status, cache: answer.headers.get('x-cache'), text: await answer.text() }
  }

  it('asks the server once for what all visitors read', async () => {
    const first = await read('/api/v1/events/upcoming')
    expect(first).toMatchObject({ status: 200, cache: 'MISS' })
    expect(await read('/api/v1/events/upcoming')).toEqual({ ...first, cache: 'HIT' })
  })

  it('stores no answer to a signed-in user, and gives them none that is stored', async () => {
    await read('/api/v1/events/upcoming')
    const signedIn = { authorization: 'Bearer expired' }
    expect(await read('/api/v1/events/upcoming', signedIn)).toMatchObject({ cache: 'BYPASS' })
    expect(await read('/api/v1/user', signedIn)).toMatchObject({ cache: 'BYPASS' })
    expect((await read('/api/v1/events/upcoming')).status).toBe(200)
  })

  it('lets no stream wait for another one', async () => {
    const stream = { accept: 'text/event-stream' }
    expect(await read('/api/v1/events/upcoming', stream)).toMatchObject({ cache: 'BYPASS' })
  })

  it('shows the last answer while the server is away', { timeout: 40_000 }, async () => {
    const last = await read('/api/v1/events/upcoming')
    await server.app.close()
    const stale = async () => (await read('/api/v1/events/upcoming')).cache
    // The answer is fresh for ten seconds.
    await expect.poll(stale, { timeout: 30_000, interval: 500 }).toMatch(/STALE|UPDATING/)
    expect(await read('/api/v1/events/upcoming')).toMatchObject({ status: 200, text: last.text })
    expect((await read('/api/v1/events/upcoming?page=2')).status).toBe(502)
  })
})
