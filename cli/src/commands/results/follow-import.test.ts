import { writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { FileImport } from '@polynya/contract'
import { A_FILE_IMPORT } from '@polynya/testkit'
import { describe, expect, it } from 'vitest'
import { httpServer } from '../../testing/http-server.ts'
import { machineForTest } from '../../testing/polynya.ts'

const NOTHING = { entries: null, results: null, startLists: null }
const RESULTS = {
  ...{ isStored: true, added: 7, changed: 0, known: 0 },
  ...{ distances: [], starters: [], warnings: [], errors: [] },
}

/** A server whose import is in these states one after another, until it is cancelled; the calls that it receives. */
async function aServer(states: readonly Partial<FileImport>[]) {
  const calls: string[] = []
  const left = [...states]
  const reply = ({ method = '', url = '' }: IncomingMessage) => {
    calls.push(`${method} ${url}`)
    const isCancelled = calls.some((call) => call.startsWith('DELETE'))
    const state = isCancelled ? { state: 'cancelled' } : left.length > 1 ? left.shift() : left[0]
    const results = state?.state === 'stored' ? RESULTS : null
    return {
      data:
        method === 'GET'
          ? { ...A_FILE_IMPORT, ...NOTHING, ...state, results }
          : { ...A_FILE_IMPORT, ...(isCancelled && state) },
    }
  }
  const address = await httpServer((request, response) => {
    request.resume()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(reply(request)))
  })
  const here = await machineForTest()
  const file = join(here.folder, 'results.lef')
  await writeFile(file, '<LENEX/>')
  const env = { POLYNYA_URL: address, POLYNYA_TOKEN: 'a-token' }
  return { here, env, calls, args: ['results', 'import', '7', file] }
}

const STARTED = 'POST /api/v1/exchange/7/results?dryRun=false'
const REPORT = '/api/v1/exchange/7/imports/3'

describe('an import of a file', () => {
  it('is followed until the server has stored it', async () => {
    const { here, env, calls, args } = await aServer([{}, { state: 'stored' }])
    const ended = await here.run([...args, '--lang', 'en'], { env })
    expect(ended).toMatchObject({ status: 0, stdout: expect.stringContaining('New results: 7') })
    expect(calls.slice(0, 2)).toEqual([STARTED, `GET ${REPORT}`])
  })

  it('is cancelled at the server by Ctrl-C', async () => {
    const { here, env, calls, args } = await aServer([{}])
    const running = here.start(args, { env })
    await expect.poll(() => calls.length, { timeout: 20_000 }).toBeGreaterThan(1)
    running.child.kill('SIGINT')
    expect(await running.ended).toMatchObject({ status: 130 })
    expect(calls).toContain(`DELETE ${REPORT}`)
  })

  it.each([
    ['denied', 5, 'You may no longer import this.'],
    ['changed', 7, 'The event changed while the file was checked.'],
    ['error', 1, 'The import failed.'],
  ] as const)('reports why it failed: %s', async (failure, status, message) => {
    const { here, env, args } = await aServer([{ state: 'failed', failure }])
    const ended = await here.run([...args, '--lang', 'en'], { env })
    expect(ended.status).toBe(status)
    expect(ended.stdout + ended.stderr).toContain(message)
  })
})
