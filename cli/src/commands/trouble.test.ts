/** Failures: network, server, limits. */

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { failure, forwarded, httpServer } from '../testing/http-server.ts'
import { type Machine, machine, machineForTest, PROGRAM, signedIn } from '../testing/polynya.ts'

let here: Machine
beforeAll(async () => {
  here = await signedIn()
})
afterAll(() => here.drop())

describe('a command tells what went wrong, and ends with its status', () => {
  it.each([
    ['a wrong number', ['events', 'show', 'twelve'], 2, '“twelve” is not a number.'],
    [
      'a file that is not there',
      ['events', 'create', '--from', 'nothing.json'],
      2,
      'nothing.json (there is no such file)',
    ],
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
    ['a call without its parameter', ['api', 'events.get'], 2, '--param id=…'],
    [
      'a field that a call does not return',
      ['api', 'user.settings', '--json', '--fields', 'emial'],
      2,
      'Did you mean email?',
    ],
    ['a field of an empty list', ['jobs', 'list', '--json', '--fields', 'nmae'], 2, 'nmae'],
    [
      'a file to send that is not there',
      [
        'api',
        'events.uploadFile',
        '--param',
        'id=1',
        '--param',
        'type=reguls',
        '--file',
        'nothing.pdf',
        '--yes',
      ],
      2,
      'nothing.pdf (there is no such file)',
    ],
    ['a profile that is none', ['whoami', '--profile', 'elsewhere'], 2, 'Profile elsewhere not found.'],
    ['no profile at all', ['profiles', 'add', ' '], 2, 'The name of a profile cannot be empty.'],
    [
      'a date of another form',
      ['audit', 'list', '--since=1.2.2026'],
      7,
      '--since: Write the date as 2027-01-15',
    ],
    [
      'a flag of a field with another name',
      ['rankings', 'list', '1', '--distance', '51BR'],
      7,
      '--distance: The format is wrong',
    ],
    [
      'a region that is none',
      ['events', 'list', '--region', 'Карелия'],
      7,
      '--region: Write the code of a region',
    ],
    ['one of several flags', ['events', 'create'], 2, 'One of these flags is required: --from, --set.'],
    [
      'all flags that are missing',
      ['messages', 'send', '1', '--text-ru', 'a.txt'],
      2,
      'These flags are required: --subject-ru, --subject-en, --text-en.',
    ],
    ['a choice of one letter', ['events', 'list', '--water-cat', 'D'], 2, 'must be one of A, B, C.\n'],
    ['a body where none is', ['api', 'events.list', '--field', 'a=1'], 2, 'has no body. Use --query.'],
    ['a call like no other', ['api', 'nothing.here'], 2, 'List of calls: polynya api --list'],
    ['a group without a schema', ['schema', 'events'], 2, 'Help: polynya events --help'],
    ['a command for a flag', ['version'], 2, 'Did you mean --version?'],
    [
      'a file in place of a folder',
      ['protocol', 'print', '1', '--out', PROGRAM],
      2,
      'polynya.js (it is not a folder)',
    ],
    [
      'a file in a folder that is not there',
      ['api', 'user.settings', '-o', 'nowhere/me.json'],
      2,
      'Could not write --output nowhere/me.json (there is no such folder).',
    ],
    ['a job that is none', ['jobs', 'show', 'x'], 6, 'Job x not found.'],
    ['an incomplete event', ['events', 'publish', '999999'], 6, ''],
    ['an address that is none', ['site', '--url', 'swim'], 2, ''],
    [
      'an address without a server',
      ['events', 'list', '--url', 'http://127.0.0.1:9', '--timeout', '20'],
      9,
      'is not responding',
    ],
    [
      'the address without a server',
      ['events', 'list', '--url=http://127.0.0.1:9/', '--timeout', '20'],
      9,
      '\nAddress: http://127.0.0.1:9',
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

  it('a token that the server refuses, which no sign-in replaces', async () => {
    const env = { POLYNYA_TOKEN: 'pln_x' }
    expect(await here.run(['whoami'], { env })).toMatchObject({
      status: 4,
      stderr: expect.stringMatching(/The token in POLYNYA_TOKEN is invalid[\s\S]*polynya tokens create/),
    })
  })

  it('a token that no header can have, and the scopes that one needs', async () => {
    const broken = await here.run(['whoami'], { env: { POLYNYA_TOKEN: 'pln_щ' } })
    expect(broken).toMatchObject({ status: 4, stderr: expect.stringMatching(/^The token in POLYNYA_TOKEN/) })
    const { id, token } = await here.json<{ id: number; token: string }>([
      ...['tokens', 'create', 'reader', '--scope', 'read'],
    ])
    const env = { POLYNYA_TOKEN: token }
    expect(await here.run(['accounts', 'list'], { env })).toMatchObject({
      status: 5,
      stderr: expect.stringMatching(
        /\nRequired scope: accountsRead \(read accounts\) or accounts\..* --scope accountsRead\n$/,
      ),
    })
    await here.run(['tokens', 'revoke', String(id), '--yes'])
  })

  it('files of its own that are damaged or in the way, without the tokens in them', async () => {
    const { address } = inject('server')
    const other = await machineForTest()
    const config = { current: 'default', profiles: { default: { url: address, tokens: 'file' } } }
    await mkdir(join(other.folder, 'config/tokens'), { recursive: true })
    await writeFile(join(other.folder, 'config/config.json'), JSON.stringify(config))
    await writeFile(join(other.folder, 'config/tokens/default.json'), 'secret-token')
    const damaged = await other.run(['whoami'])
    expect(damaged).toMatchObject({ status: 4, stderr: expect.stringContaining('(the file is damaged)') })
    expect(damaged.stderr).not.toContain('secret')
    const env = { POLYNYA_STATE_DIR: PROGRAM }
    const blocked = await here.run(['tokens', 'revoke', '999999', '--yes'], { env })
    expect(blocked).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^\S+: it is not a folder\.\n$/),
    })
  })

  it('a folder that has the name of a file to write, and leaves nothing', async () => {
    const folder = join(here.folder, 'taken')
    await mkdir(join(folder, 'event-999999-protocol.pdf'), { recursive: true })
    const saved = await here.run(['api', 'user.settings', '-o', folder])
    expect(saved).toMatchObject({ status: 2, stderr: expect.stringContaining('taken (it is a folder).') })
    expect(existsSync(`${folder}.part`)).toBe(false)
  })

  it.runIf(existsSync('/dev/full'))('a folder where the system has none', async () => {
    for (const [out, problem] of [
      ['/proc/x', 'there is no such folder'],
      ['/dev/full', 'it is not a folder'],
    ] as const)
      expect(await here.run(['protocol', 'print', '1', '--out', out])).toMatchObject({
        status: 2,
        stderr: `Could not write --out ${out} (${problem}).\n`,
      })
  })

  it.runIf(existsSync('/dev/full'))('a pipe that takes a file, and remains a pipe', async () => {
    const pipe = join(here.folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    const read = readFile(pipe, 'utf8')
    expect((await here.run(['api', 'user.settings', '-o', pipe])).status).toBe(0)
    expect(JSON.parse(await read)).toHaveProperty('language')
    expect((await stat(pipe)).isFIFO()).toBe(true)
  })

  it.runIf(existsSync('/dev/full'))('a full disk', async () => {
    const full = await machine(['sh', '-c', 'exec "$0" "$@" > /dev/full', process.execPath, PROGRAM])
    onTestFinished(full.drop)
    for (const args of [
      ['api', '--list'],
      ['api', '--list', '--json'],
    ])
      expect(await full.run(args)).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(/^.{0,40}Could not write stdout \(the disk is full\).*\n$/),
      })
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
    for (const args of [['whoami'], ['profiles', 'list'], ['profiles', 'add', 'two', '--url', url]])
      expect(await other.run(args)).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(/^Could not read the settings.*\n$/),
      })
    expect(await readFile(join(other.folder, 'config', 'config.json'), 'utf8')).toBe('{')
  })

  it('in the requested language', async () => {
    expect((await here.run(['evnts'], { env: { POLYNYA_LANG: 'ru' } })).stderr).toContain(
      'Может быть, events?',
    )
    expect((await here.run(['--lang', 'ru', 'events', 'list', '--help'])).stdout).toContain('Ключи')
  })

  it('a call that Ctrl-C ends', async () => {
    const reached = Promise.withResolvers<void>()
    const url = await httpServer(() => reached.resolve())
    const { child, ended } = here.start(['events', 'show', '1', '--url', url])
    await reached.promise
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ status: 130, stderr: 'Cancelled.\n' })
  })

  it('files that the server refuses, before anything is sent', async () => {
    const large = join(here.folder, 'large.pdf')
    await writeFile(large, '')
    await truncate(large, 20_000_001)
    expect(await here.run(['docs', 'upload', '1', large])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is larger than 20'),
    })
    const text = join(here.folder, 'notes.txt')
    await writeFile(text, 'x')
    expect(await here.run(['docs', 'upload', '1', text])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Accepted types: pdf, docx'),
    })
  })

  it('a download that would overwrite local files', async () => {
    const { id } = await here.json<{ id: number }>(['events', 'create', '--set', 'name=Кубок файлов'])
    const folder = join(here.folder, 'download')
    await mkdir(folder)
    const file = join(folder, 'Программа.pdf')
    await writeFile(file, '%PDF-1.4\nserver')
    await here.json(['docs', 'upload', String(id), file])
    const download = ['docs', 'download', String(id), folder]
    expect(await here.run(download)).toMatchObject({ status: 0 })
    for (const local of ['%PDF-1.4\nlonger than before', '%PDF-1.4\nSERVER']) {
      await writeFile(file, local)
      const { stdout, stderr } = await here.run(download)
      expect(stdout + stderr).toContain('--yes')
      expect(await readFile(file, 'utf8')).toBe(local)
    }
    expect(await here.run([...download, '--yes'])).toMatchObject({ status: 0 })
    expect(await readFile(file, 'utf8')).toBe('%PDF-1.4\nserver')
  })

  it('a sign-out with a token of the environment', async () => {
    const other = await machineForTest()
    await other.run(['profiles', 'add', 'default', '--url', 'http://127.0.0.1:9'])
    expect(await other.run(['logout'], { env: { POLYNYA_TOKEN: 'pln_x' } })).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('its token is not revoked'),
    })
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

describe('a download', () => {
  it('refreshes the session once, and times out where nothing arrives', async () => {
    const sent: (string | undefined)[] = []
    let isSilent = false
    const url = await httpServer(async (request, response) => {
      if (!request.url?.startsWith('/printouts')) {
        const { status, text } = await forwarded(request, inject('server').address)
        response.writeHead(status, { 'content-type': 'application/json' }).end(text)
        return
      }
      sent.push(request.headers.authorization)
      if (isSilent) return
      if (sent.length === 1) response.writeHead(401).end(failure(401, 'token_expired'))
      else response.end('%PDF')
    })
    const other = await signedIn(url)
    onTestFinished(other.drop)
    const print = ['judge', 'tests', 'print', '7', '--out', other.folder]
    // Tokens that are issued in one second are the same.
    await pause(1_000)
    expect(await other.json(print)).toMatchObject({ done: 1 })
    expect(await readFile(join(other.folder, 'judge-test-7.pdf'), 'utf8')).toBe('%PDF')
    expect(new Set(sent).size).toBe(2)
    isSilent = true
    expect(await other.run([...print, '--timeout', '1', '--json'])).toMatchObject({
      status: 9,
      stdout: expect.stringContaining('The request timed out. Increase --timeout.'),
    })
  })
})
