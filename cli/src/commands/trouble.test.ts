/** Failures: network, server, limits. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failure, httpServer } from '../testing/http-server.ts'
import { type Machine, machineForTest, signedIn } from '../testing/polynya.ts'

let here: Machine
beforeAll(async () => {
  here = await signedIn()
})
afterAll(() => here.drop())

describe('a command tells what went wrong, and ends with its status', () => {
  it.each([
    ['a wrong number', ['events', 'show', 'twelve'], 2, '“twelve” is not a number.'],
    ['a file that is not there', ['events', 'create', '--from', 'nothing.json'], 2, 'nothing.json (ENOENT)'],
    [
      'a field that no event has',
      ['events', 'create', '--set', 'nme=Кубок'],
      7,
      'nme: There is no such field',
    ],
    ['a field that no answer has', ['profiles', 'list', '--fields', 'nam'], 2, 'Did you mean name?'],
    ['a folder without events', ['docs', 'sync', '.'], 2, 'has a name that starts with an event ID'],
    ['a document that is not there', ['docs', 'delete', '999999', 'a.pdf', '--yes'], 6, ''],
    ['a swimmer that is not there', ['swimmers', 'show', 'ZZZZ000001'], 6, ''],
    [
      'an account that is not there',
      ['accounts', 'grant', 'nobody@swim.example', 'admin'],
      6,
      'nobody@swim.example',
    ],
    ['a right that is none', ['accounts', 'grant', 'super@polynya.test', 'admn'], 2, 'Did you mean admin?'],
    ['a call that is none', ['api', 'events.gt'], 2, 'Did you mean events.get?'],
    ['a profile that is none', ['whoami', '--profile', 'elsewhere'], 2, 'Profile elsewhere not found.'],
    ['a job that is none', ['jobs', 'show', 'x'], 6, 'Job x not found.'],
    ['an incomplete event', ['events', 'publish', '999999'], 6, ''],
    ['an address that is none', ['site', '--url', 'swim'], 2, ''],
    [
      'an address without a server',
      ['events', 'list', '--url', 'http://127.0.0.1:9', '--timeout', '20'],
      9,
      'is not responding',
    ],
  ])('%s', async (_what, args, status, sentence) => {
    const ended = await here.run(args)
    expect(ended.stderr).toContain(sentence)
    expect(ended.stderr).not.toContain('    at ')
    expect(ended.status).toBe(status)
  })

  it.each([
    [429, 'rate_limited', 9],
    [503, 'unavailable', 9],
    [500, 'internal', 1],
    [403, 'no_access', 5],
    [401, 'token_expired', 4],
    [409, 'stale', 7],
  ])('a server that answers %i %s', async (code, reason, status) => {
    const url = await httpServer((_request, response) => {
      response
        .writeHead(code, { 'content-type': 'application/json', 'retry-after': '0' })
        .end(failure(code, reason))
    })
    const ended = await here.run(['events', 'show', '1', '--url', url, '--json'], {
      env: { POLYNYA_TOKEN: 'pln_x' },
    })
    expect(ended.status).toBe(status)
    expect(JSON.parse(ended.stderr).error).toMatchObject({ reason, status })
  })

  it('an answer that is not Polynya’s, and settings that are broken', async () => {
    const url = await httpServer((_request, response) => response.end('<html>'))
    expect(await here.run(['events', 'show', '1', '--url', url])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('not a Polynya server'),
    })
    const other = await machineForTest()
    await other.run(['profiles', 'add', 'one', '--url', url])
    await writeFile(join(other.folder, 'config', 'config.json'), '{')
    expect(await other.run(['whoami'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Could not read the settings'),
    })
  })

  it('in the requested language', async () => {
    expect((await here.run(['evnts'], { env: { POLYNYA_LANG: 'ru' } })).stderr).toContain(
      'Может быть, events?',
    )
    expect((await here.run(['--lang', 'ru', 'events', 'list', '--help'])).stdout).toContain('Ключи')
  })

  it('with no token of one server ever sent to another', async () => {
    const seen: (string | undefined)[] = []
    const url = await httpServer((request, response) => {
      seen.push(request.headers.authorization)
      response.writeHead(404, { 'content-type': 'application/json' }).end(failure(404, 'event_not_found'))
    })
    expect((await here.run(['events', 'show', '1', '--url', url])).status).toBe(6)
    expect(seen).toEqual([undefined])
  })
})
