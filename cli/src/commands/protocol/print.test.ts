import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { QueuedPrintout } from '@polynya/contract'
import { describe, expect, it } from 'vitest'
import { httpServer } from '../../testing/http-server.ts'
import { machineForTest } from '../../testing/polynya.ts'

const PRINTING: QueuedPrintout = {
  ...{ id: 5, printout: 'protocol', language: 'en', state: 'printing', done: 40, count: 104 },
  ...{
    requestedAt: '2026-12-12T10:00:00.000Z',
    completedAt: null,
    failure: null,
    url: null,
    expiresAt: null,
  },
}
const READY: QueuedPrintout = { ...PRINTING, state: 'ready', url: '/printouts/files/0f.pdf' }

/** A server with an event of many starts, whose printout is in these states one after another; the calls that it receives. */
async function aServer(states: readonly QueuedPrintout[]) {
  const calls: string[] = []
  const left = [...states]
  const reply = ({ method = '', url = '' }: IncomingMessage): object | string => {
    calls.push(`${method} ${url}`)
    if (url.startsWith('/printouts/files/')) return '%PDF-1.7'
    if (method === 'POST') return { data: PRINTING }
    if (method === 'DELETE') return { data: { ...PRINTING, state: 'cancelled' } }
    const isQueued = calls.some((call) => call.startsWith('POST'))
    return { data: { starts: 5000, printouts: isQueued ? [left.length > 1 ? left.shift() : left[0]] : [] } }
  }
  const address = await httpServer((request, response) => {
    const body = reply(request)
    const isText = typeof body === 'string'
    response.setHeader('content-type', isText ? 'application/pdf' : 'application/json')
    response.end(isText ? body : JSON.stringify(body))
  })
  const here = await machineForTest()
  const env = { POLYNYA_URL: address, POLYNYA_TOKEN: 'a-token' }
  return { here, env, calls, args: ['protocol', 'print', '7', '--out', here.folder] }
}

const WITH_ID = '/api/v1/events/printouts/7'

describe('the protocol of an event with many starts', () => {
  it('is made by the server in the background, then downloaded', async () => {
    const { here, env, calls, args } = await aServer([PRINTING, READY])
    expect(await here.run(args, { env })).toMatchObject({ status: 0 })
    expect(await readFile(join(here.folder, 'event-7-protocol.pdf'), 'utf8')).toBe('%PDF-1.7')
    expect(calls).toEqual([
      `GET ${WITH_ID}`,
      `POST ${WITH_ID}`,
      `GET ${WITH_ID}`,
      `GET ${WITH_ID}`,
      'GET /printouts/files/0f.pdf',
    ])
  })

  it('is stopped at the server by Ctrl-C', async () => {
    const { here, env, calls, args } = await aServer([PRINTING])
    const running = here.start(args, { env })
    await expect.poll(() => calls.length, { timeout: 20_000 }).toBeGreaterThan(2)
    running.child.kill('SIGINT')
    expect(await running.ended).toMatchObject({ status: 130 })
    expect(calls.at(-1)).toBe(`DELETE ${WITH_ID}/5`)
  })

  it.each([
    ['denied', 5, 'You can no longer read this document.'],
    ['error', 1, 'The document could not be printed.'],
  ] as const)('reports why it failed: %s', async (failure, status, message) => {
    const { here, env, args } = await aServer([{ ...PRINTING, state: 'failed', failure }])
    const ended = await here.run(args, { env })
    expect(ended.status).toBe(status)
    expect(ended.stdout + ended.stderr).toContain(message)
  })
})
