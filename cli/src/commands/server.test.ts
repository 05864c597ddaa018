/** The server program, started by the CLI with its own data folder. */

import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, machine, SERVER } from '../testing/polynya.ts'

/** The first start makes the embedded database. */
const SLOW_MS = 240_000

let here: Machine
beforeAll(async () => {
  here = await machine()
})
afterAll(() => here.drop())

it.each(['SIGTERM', 'SIGINT'] as const)(
  'serves until %s, and leaves its folder to the next',
  async (signal) => {
    const { json, missing } = goldenOf('server')
    const data = ['--data-dir', join(here.folder, 'data')]
    const env = { ...SERVER, DEMO: '0', MIN_FREE_MB: '0', LOG_LEVEL: 'warn' }
    const server = here.start(['serve', '--port', '0', '--host', '127.0.0.1', ...data], { env })
    const [, address = ''] = await server.said(/listens on (http:\S+)/)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    const { stdout } = await here.run(['doctor', '--url', address, '--json'], { env })
    for (const check of ['server', 'serverProgram'])
      expect(JSON.parse(stdout)).toContainEqual({ check, state: 'good', detail: expect.any(String) })
    const backup = join(here.folder, `backup-${signal}`)
    // A running server locks its data folder.
    expect(await here.run(['backup', backup, ...data], { env })).toMatchObject({ status: 7 })

    server.child.kill(signal)
    expect((await server.ended).status).toBe(signal === 'SIGTERM' ? 0 : 130)
    await expect(fetch(`${address}/healthz`)).rejects.toThrow()
    expect(await json(here, ['backup', backup, ...data], { env })).toMatchObject({ folder: backup })
    expect(missing()).toEqual([])
  },
  SLOW_MS,
)
