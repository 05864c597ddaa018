/** Runs every command as a process against a real server: output, side effects and exit status. */

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { CommandPath } from '../definitions/commands.ts'
import { goldenOf } from '../testing/golden.ts'
import { type Machine, machineForTest, signedIn } from '../testing/polynya.ts'
import { printedTable } from '../testing/printed-table.ts'

let here: Machine
beforeAll(async () => {
  here = await signedIn()
})
afterAll(() => here.drop())

const { hold, json, missing } = goldenOf('commands')
const golden = <T>(path: CommandPath, ...args: string[]) => json<T>(here, [path, ...args])

const newEvent = async (name: string) =>
  (await golden<{ id: number }>('events create', '--set', `name=${name}`)).id

describe('an account', () => {
  it('says who it is, and by what', async () => {
    const { email } = inject('server')
    expect(await golden('whoami')).toMatchObject({
      email,
      by: 'session',
      rights: ['isSuperAdmin', 'isAdmin'],
    })
    expect(await golden('profiles list')).toMatchObject([{ name: 'default', tokens: 'file', current: true }])
  })

  it('makes a token that works without signing in, and stops when it is revoked', async () => {
    const { address } = inject('server')
    const { id, token } = await golden<{ id: number; token: string }>(
      'tokens create',
      'cron',
      '--scope',
      'read',
    )
    const env = { POLYNYA_TOKEN: token, POLYNYA_URL: address }
    const cron = await machineForTest()
    expect((await cron.json<{ by: string }>(['whoami'], { env })).by).toBe('token')
    expect(await cron.run(['login'], { env })).toMatchObject({ status: 2 })
    expect(await cron.run(['events', 'create', '--set', 'name=Кубок'], { env })).toMatchObject({ status: 5 })
    expect((await golden<{ id: number }[]>('tokens list')).map((each) => each.id)).toContain(id)
    expect(await golden('tokens revoke', String(id), '--yes')).toMatchObject({ total: 1, done: 1 })
    expect(await cron.run(['whoami'], { env })).toMatchObject({ status: 4 })
  })

  it('administers its webhooks, whose secrets are shown once', async () => {
    const url = 'https://region.polynya.example/hook'
    const notify = ['--notify', 'results.published']
    const made = await golden<{ id: number; secret: string }>('webhooks add', url, ...notify)
    const id = String(made.id)
    expect(await golden('webhooks change', id, '--region', 'RU-KR')).toMatchObject({ url, region: 'RU-KR' })
    const everywhere = await here.run(['webhooks', 'change', id, '--region', 'none', '--json'])
    expect(JSON.parse(everywhere.stdout)).toMatchObject({ url, region: null })
    const rotated = await golden<{ secret: string }>('webhooks rotate', id, '--yes')
    expect(rotated.secret).not.toBe(made.secret)
    expect(JSON.stringify(await golden('webhooks list'))).not.toContain('whsec_')
    const { id: tested } = await golden<{ id: number }>('webhooks test', id)
    expect(await golden('webhooks deliveries', id)).toMatchObject([{ id: tested, type: 'webhook.test' }])
    const again = await golden('webhooks redeliver', id, String(tested))
    expect(again).toMatchObject({ id: tested, state: 'waiting' })
    expect(await here.run(['webhooks', 'redeliver', id, '999999'])).toMatchObject({ status: 6 })
    expect(await here.run(['webhooks', 'add', url])).toMatchObject({ status: 2 })
    await golden('webhooks remove', id, '--yes')
    expect(await here.run(['webhooks', 'test', id])).toMatchObject({ status: 6 })
  })

  it('signs out at the server too', async () => {
    const { address, email, password } = inject('server')
    const other = await machineForTest()
    const login = ['login', '--url', `${address}/api/v1/`, '--email', email, '--password-stdin'] as const
    expect(await json(other, login, { input: password })).toMatchObject({ url: address, tokens: 'file' })
    const tokens = await readFile(join(other.folder, 'config/tokens/default.json'))
    expect(await json(other, ['logout'])).toEqual({ profile: 'default', wasSignedIn: true })
    expect(await other.run(['whoami'])).toMatchObject({
      status: 4,
      stderr: expect.stringContaining('polynya login'),
    })
    const { refreshToken } = JSON.parse(tokens.toString())
    const body = JSON.stringify({ username: email, refreshToken })
    const headers = { 'content-type': 'application/json' }
    expect(
      (await fetch(`${address}/api/v1/user/refreshAccessToken`, { method: 'POST', headers, body })).status,
    ).toBe(401)
  })

  it('has a profile for each of its servers', async () => {
    const other = await machineForTest()
    const url = inject('server').address
    const added = await json(other, ['profiles add', 'south', '--url', `${url}/`, '--lang', 'en'])
    expect(added).toMatchObject({ name: 'south', url, language: 'en', tokens: null, current: false })
    expect(await json(other, ['profiles use', 'south'])).toMatchObject({ name: 'south', current: true })
    expect(await json(other, ['profiles remove', 'south', '--yes'])).toMatchObject({ name: 'south', url })
    expect(await other.json(['profiles', 'list'])).toEqual([])
  })

  it('gives and takes rights, one of them at a time', async () => {
    const { address } = inject('server')
    const person = {
      email: `anna-${randomUUID()}@swim.example`,
      password: 'winter-water',
      firstName: 'Анна',
      lastName: 'Петрова',
      consent: true,
    }
    await fetch(`${address}/api/v1/user/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    })
    await golden('accounts grant', person.email, 'rsf')
    expect(await golden('accounts grant', person.email, 'admin', '--region', 'RU-KR')).toMatchObject({
      rights: [
        { right: 'admin', region: 'RU-KR' },
        { right: 'rsf', region: null },
      ],
    })
    expect(await golden('accounts revoke', person.email, 'rsf', '--yes')).toMatchObject({
      rights: [{ right: 'admin', region: 'RU-KR' }],
    })
    const { id } = await here.json<{ id: number }>(['events', 'create', '--set', 'name=Кубок прав'])
    const ofEvent = ['results.edit', '--event', String(id)]
    await golden('accounts grant', person.email, ...ofEvent)
    const { stdout } = await here.run(['accounts', 'list', '--email', person.email])
    expect(stdout).toMatch(new RegExp(`Administrator \\(RU-KR\\), .+ \\(event\\s${id}\\)`))
    await golden('accounts revoke', person.email, ...ofEvent, '--yes')
    const impossible = ['accounts', 'grant', person.email, 'admin', '--event', String(id)]
    expect(await here.run(impossible)).toMatchObject({ status: 2 })
    const why = ['--reason', 'Two accounts of one person']
    expect(await golden('accounts block', person.email, ...why, '--yes')).toMatchObject({ blocked: true })
    expect(await golden('accounts unblock', person.email, ...why)).toMatchObject({ blocked: false })
    await golden('accounts sign-out', person.email, '--yes')
    expect(await golden('accounts list', '--email', person.email)).toHaveLength(1)
    expect(await golden('server status')).toMatchObject({ migrations: { pending: [] } })
    // Other tests of the same server send e-mails concurrently.
    const mails = await golden<{ to: string }[]>('outbox list', '--limit', '50')
    expect(mails.map(({ to }) => to)).toContain(person.email)
  })
})

describe('results', () => {
  it('are exported as Lenex, and imported from it', async () => {
    const event = String(await newEvent('Кубок Ладоги'))
    const exported = await here.run(['results', 'export', event])
    expect(exported).toMatchObject({ status: 0, stdout: expect.stringContaining('name="Кубок Ладоги"') })
    const file = join(here.folder, 'results.lef')
    await writeFile(file, exported.stdout)
    const found = { added: 0, changed: 0, known: 0, distances: [], starters: [], warnings: [], errors: [] }
    expect(await golden('results import', event, file, '--dry-run')).toMatchObject({
      state: 'checked',
      results: { ...found, isStored: false },
    })
    expect(await golden('results import', event, file)).toMatchObject({
      state: 'stored',
      results: { ...found, isStored: true },
    })
    const table = await here.run(['results', 'export', event, '--csv'])
    expect(table.stdout).toMatch(/^\uFEFF?distance;gender;heat;lane;/)
    const invitation = await here.run(['results', 'export', event, '--content', 'invitation'])
    expect(invitation).toMatchObject({ status: 0, stdout: expect.not.stringContaining('<CLUB') })
  })

  it('are preceded by entries, with new profiles if wanted', async () => {
    const year = new Date().getFullYear() + 1
    const dates = {
      ...{ startDate: `${year}-12-20`, endDate: `${year}-12-20` },
      ...{ regStartDate: '2025-01-01T00:00:00Z', regEndDate: `${year}-12-01T00:00:00Z` },
    }
    const set = Object.entries(dates).flatMap(([field, value]) => ['--set', `${field}=${value}`])
    const created = await golden<{ id: number }>('events create', '--set', 'name=Кубок Онеги', ...set)
    const event = String(created.id)
    const file = join(here.folder, 'entries.csv')
    await writeFile(file, 'distance;gender;lastName;firstName;birthDate\n25FR;2;Novaia;Olga;1993-03-03\n')
    expect(await golden('entries import', event, file, '--dry-run')).toMatchObject({
      state: 'checked',
      entries: {
        ...{ isStored: false, added: 0, created: 0, errors: [] },
        warnings: [{ field: 'Novaia Olga', fault: 'swimmer_unknown' }, { fault: 'distance_missing' }],
      },
    })
    const refused = await here.run(['entries', 'import', event, file, '--lang', 'en', '--create-profiles'])
    expect(refused).toMatchObject({ status: 7, stdout: expect.stringContaining('line 2: city is empty') })
  })

  it('are preceded by start lists, which another program may have made', async () => {
    const event = String(await newEvent('Кубок Вуоксы'))
    const file = join(here.folder, 'start-lists.csv')
    await writeFile(
      file,
      'distance;gender;heat;lane;lastName;firstName;birthYear\n25FR;2;1;3;Novaia;Olga;1993\n',
    )
    expect(await golden('start-lists import', event, file)).toMatchObject({
      startLists: {
        ...{ isStored: true, changed: 0, placed: 0, errors: [] },
        warnings: [{ field: '2 25FR', fault: 'distance_missing' }],
      },
    })
    const shown = await here.run(['start-lists', 'import', event, file, '--lang', 'en', '--dry-run'])
    expect(shown.stdout).toContain('Changed start lists: 0')
  })

  it('are not imported from a file with an error, which is shown by line', async () => {
    const event = String(await newEvent('Кубок Свири'))
    const refused = await here.run(['results', 'import', event, '-', '--lang', 'en'], { input: '<LENEX>' })
    expect(refused.status).toBe(7)
    expect(refused.stdout).toContain('line 1: the file is damaged')
  })
})

describe('the file of an event', () => {
  it('makes the same event again, for another program too', async () => {
    const id = String(await newEvent('Кубок Свири'))
    const exported = await here.run(['events', 'export', id])
    expect(exported.status).toBe(0)
    const file = JSON.parse(exported.stdout)
    expect(file).toMatchObject({ format: 'polynya-event', event: { name: 'Кубок Свири' } })
    const whole = await golden<{ archive: object }>('events export', id, '--archive')
    expect(whole.archive).toEqual({ entrants: [], startLists: [], results: [] })
    const path = join(here.folder, 'event.json')
    await writeFile(path, JSON.stringify(whole))
    expect(await here.json(['events', 'import', path, '--dry-run'])).toMatchObject({ dryRun: true })
    const copy = await golden<{ id: number }>('events import', path)
    expect(copy).toMatchObject({ name: 'Кубок Свири', public: false })
    expect(String(copy.id)).not.toBe(id)
    const again = await here.json(['events', 'import', '-'], { input: exported.stdout })
    expect(again).toMatchObject({ name: 'Кубок Свири' })
  })

  it('is made from an invitation of Lenex, without what is not swum here', async () => {
    const id = String(await newEvent('Кубок Ояти'))
    const invitation = await here.run(['results', 'export', id, '--content', 'invitation'])
    const copy = await here.json(['events', 'import', '-'], { input: invitation.stdout })
    expect(copy).toMatchObject({ name: 'Кубок Ояти', public: false })
    const other = join(here.folder, 'invitation.lef')
    const backstroke = '<EVENT eventid="1"><SWIMSTYLE stroke="BACK" distance="100" /></EVENT>'
    const meet = (name: string) =>
      `<LENEX><MEETS><MEET ${name}><SESSIONS><SESSION number="1"><EVENTS>${backstroke}</EVENTS></SESSION></SESSIONS></MEET></MEETS></LENEX>`
    await writeFile(other, meet('name="Cup of Springs"'))
    const planned = await here.run(['events', 'import', other, '--dry-run'])
    expect(planned).toMatchObject({ status: 0, stdout: expect.stringContaining('Cup of Springs') })
    expect(planned.stderr).toMatch(/line 1: SWIMSTYLE is not a distance/)
    await writeFile(other, meet(''))
    const refused = await here.run(['events', 'import', other])
    expect(refused).toMatchObject({ status: 7, stderr: expect.stringContaining('line 1: name is empty') })
  })

  it('is refused with the paths of what is wrong in it', async () => {
    const path = join(here.folder, 'newer.json')
    await writeFile(path, JSON.stringify({ format: 'polynya-event', version: 99, event: { name: 'К' } }))
    const { status, stderr } = await here.run(['events', 'import', path])
    expect(status).toBe(7)
    expect(stderr).toMatch(/version/)
    expect(stderr).toMatch(/event\.name/)
    await writeFile(path, '[]')
    expect(await here.run(['events', 'import', path])).toMatchObject({ status: 7 })
  })
})

describe('printouts', () => {
  it('of several events are written into files of a folder, newer ones over older ones', async () => {
    const ids = [String(await newEvent('Кубок Вуоксы')), String(await newEvent('Кубок Невы'))]
    const folder = join(here.folder, 'papers')
    const csv = ['--what', 'entries', '--what', 'timetable', '--format', 'csv', '--out', folder]
    expect(await golden('protocol print', ...ids, ...csv)).toMatchObject({ total: 4, done: 4 })
    for (const id of ids)
      for (const what of ['entries', 'timetable'])
        expect((await readFile(join(folder, `event-${id}-${what}.csv`))).length).toBeGreaterThan(0)
    expect(await golden('protocol print', ...ids, ...csv)).toMatchObject({ total: 4, done: 4 })
    const [id = ''] = ids
    expect(await golden('protocol print', id, '--out', folder)).toMatchObject({ done: 1 })
    const pdf = await readFile(join(folder, `event-${id}-protocol.pdf`))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are announced by a dry run, and refused for an event that does not exist', async () => {
    const id = String(await newEvent('Кубок Ладоги'))
    expect(await here.json(['protocol', 'print', id, '--dry-run'])).toMatchObject({ dryRun: true })
    const folder = join(here.folder, 'none')
    expect(await here.run(['protocol', 'print', '999999', '--out', folder])).toMatchObject({ status: 6 })
  })
})

describe('records of former years', () => {
  const HEAD = 'kind,distance,gender,ageGroup,time,date,lastName'
  const tableOf = async (...lines: string[]) => {
    const file = join(here.folder, 'records.csv')
    await writeFile(file, [HEAD, ...lines].join('\n'))
    return file
  }

  it('are checked, imported, exported and removed', async () => {
    const file = await tableOf(
      'GWR,1000FR,1,J2,20:00.00,2012-02-03,Serov',
      'GWR,1000FR,1,J2,19:00.00,2014-02-03,Serov',
    )
    const found = { added: 2, known: 0, warnings: [], errors: [] }
    expect(await golden('records import', file, '--dry-run')).toEqual({ ...found, isStored: false })
    expect(await golden('records import', file)).toEqual({ ...found, isStored: true })
    expect(await golden('records import', file)).toMatchObject({ added: 0, known: 2 })
    const exported = await here.run(['records', 'export'])
    expect(exported).toMatchObject({ status: 0, stdout: expect.stringContaining('GWR;1000FR;1;J2;20:00.00') })
    printedTable(exported.stdout, ';', ['gender'])
    const lists = await here.run(['records', 'export', '--lenex'])
    expect(lists).toMatchObject({ status: 0, stdout: expect.stringContaining('<RECORDLISTS>') })
    expect(await here.json(['records', 'import', '-'], { input: lists.stdout })).toMatchObject({ added: 0 })
    const again = await here.json(['records', 'import', '-'], { input: exported.stdout })
    const known = exported.stdout.trim().split('\n').length - 1
    expect(again).toMatchObject({ added: 0, known, warnings: [] })
    const [record] = await golden<{ id: number }[]>('records list', '--group', 'J2', '--distance', '1000FR')
    const id = String(record?.id)
    expect(await here.json(['records', 'remove', id, '--dry-run'])).toMatchObject({ dryRun: true })
    expect(await here.run(['records', 'remove', id, '--no-input'])).toMatchObject({ status: 2 })
    expect(await golden('records remove', id, '--whole-import', '--yes')).toEqual({ removed: 2 })
    expect(await here.run(['records', 'remove', id, '--yes'])).toMatchObject({ status: 6 })
  })

  it('are not imported from a file with an error, which is shown by line', async () => {
    const file = await tableOf('GWR,1000FR,1,J2,fast,2012-02-03,Serov')
    const refused = await here.run(['records', 'import', file, '--lang', 'en'])
    expect(refused.status).toBe(7)
    expect(refused.stdout).toContain('line 2: time is not a time such as 1:05.30')
  })
})

describe('an event', () => {
  it('is created from a file and published', async () => {
    const cup = {
      name: 'Кубок Онеги',
      nameEn: 'Onega Cup',
      startDate: '2027-01-23',
      region: 'RU-MUR',
      timeZone: 'Europe/Moscow',
    }
    const file = join(here.folder, 'cup.json')
    await writeFile(
      file,
      JSON.stringify({
        ...cup,
        organizer: 'Федерация Карелии',
        address: 'Петрозаводск',
        ageGroupOnDate: '2027-01-23',
      }),
    )
    const { id } = await golden<{ id: number }>('events create', '--from', file)
    const given = String(id)
    expect(await golden('events update', given, '--set', 'waterTemp=1.4')).toMatchObject({
      waterTemp: 1.4,
      name: cup.name,
    })
    const dates = [
      '--end',
      '2027-01-24',
      '--reg-start',
      '2026-12-01T10:00:00+03:00',
      '--reg-end',
      '2027-01-20T10:00:00+03:00',
    ]
    expect(await golden('events dates', given, ...dates)).toMatchObject({ endDate: '2027-01-24' })
    expect(await here.json(['events', 'publish', given, '--dry-run'])).toMatchObject({ dryRun: true })
    expect(await golden('events publish', given)).toMatchObject({ total: 1, done: 1, failures: [] })
    expect(await golden('events list', '--region', 'RU-MUR')).toMatchObject([{ id, public: true }])
    expect(await golden('teams list', given)).toEqual([])
    expect(await golden('records list', '--state', 'tentative', '--distance', '1000FR')).toEqual([])
    expect(await here.json(['records', 'recompute', '--dry-run'])).toMatchObject({ dryRun: true })
    expect(await golden('records recompute')).toEqual({ records: expect.any(Number) })
    expect(await golden('events board', given)).toMatchObject({ documents: [], public: true })
    expect(await golden('events browse', given)).toEqual({
      address: `${inject('server').address}/view-event/${id}`,
    })
    expect(await golden('events show', given)).toMatchObject({ id, version: expect.any(Number) })
    const shown = await here.run(['events', 'show', given, '--lang', 'ru'])
    expect(shown.stdout).toMatch(/^Кубок Онеги\n/)
    await here.json(['api', 'events.setState', '--param', `id=${id}`, '--body', '-'], {
      input: JSON.stringify({ state: 'calledOff', name: cup.name, entrants: 0 }),
    })
    const listed = await here.run(['events', 'list', '--region', 'RU-MUR', '--lang', 'ru'])
    expect(listed.stdout).toContain('Событие отменено')
    const copy = await golden<{ id: number }>('events duplicate', given, '--start', '2028-01-22')
    expect(copy).toMatchObject({
      public: false,
      startDate: '2028-01-22',
      endDate: '2028-01-23',
      waterTemp: 1.4,
    })
    expect(await golden('events unpublish', given)).toMatchObject({ done: 1 })
    expect(await golden('events delete', given, '--yes')).toMatchObject({ total: 1, done: 1 })
    expect(await here.run(['events', 'show', given])).toMatchObject({ status: 6, stdout: '' })
  })

  it('has its description read, written and deleted', async () => {
    const id = String(await newEvent('Событие с описанием'))
    const set = ['events', 'desc', 'set', id, '-']
    expect(await here.run(set, { input: '<p>Лёд</p><script>1</script>' })).toMatchObject({ status: 0 })
    await writeFile(join(here.folder, 'text.html'), '<p>Лёд и вода</p>')
    await golden('events desc set', id, join(here.folder, 'text.html'))
    expect(await golden('events desc get', id)).toMatchObject({ lang: 'ru', html: '<p>Лёд и вода</p>' })
    await golden('events desc delete', id, '--in', 'ru', '--yes')
    expect(await here.run(['events', 'desc', 'get', id])).toMatchObject({ status: 6 })
  })

  it('has its documents brought to a folder’s, and back', async () => {
    const id = String(await newEvent('Событие с документами'))
    const folder = join(here.folder, 'docs')
    await mkdir(folder)
    const put = (name: string, text: string) => writeFile(join(folder, name), `%PDF-1.4\n${text}`)
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await put(name, name)
    expect(await golden('docs sync', folder, '--event', id)).toMatchObject({ done: 3, failed: 0 })
    expect(await golden('docs sync', folder, '--event', id)).toMatchObject({ done: 0, skipped: 3 })
    await put('b.pdf', 'B.pdf')
    expect(await here.json(['docs', 'sync', folder, '--event', id, '--dry-run'])).toMatchObject({
      dryRun: true,
    })
    expect(await golden('docs sync', folder, '--event', id, '--delete', '--yes')).toMatchObject({
      done: 1,
      skipped: 2,
    })
    const down = join(here.folder, 'down')
    expect(await golden('docs download', id, down)).toMatchObject({ done: 3 })
    expect(await readFile(join(down, 'b.pdf'), 'utf8')).toBe('%PDF-1.4\nB.pdf')
    expect(await golden('docs delete', id, 'c.pdf', '--yes')).toMatchObject({ total: 1, done: 1 })
    expect((await golden<{ name: string }[]>('docs list', id)).map(({ name }) => name)).toEqual([
      'a.pdf',
      'b.pdf',
    ])
    const text = join(here.folder, 'notes.txt')
    await writeFile(text, 'no document')
    const refused = await here.run(['docs', 'upload', id, join(folder, 'c.pdf'), text])
    expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('notes.txt') })
    expect(await golden('docs list', id)).toHaveLength(2)
    expect(await golden('docs upload', id, join(folder, 'c.pdf'))).toMatchObject({ done: 1, failed: 0 })
  })
})

describe('a program', () => {
  it('makes any call by its name or path, page by page', async () => {
    await golden('api', 'site.get')
    expect(await here.json(['api', '/site/regions/RU'])).toMatchObject({ regions: expect.anything() })
    // What other tests do at the same time is not in it.
    const id = await newEvent('Audited')
    await here.json(['api', 'events.update', '--param', `id=${id}`, '--field', 'waterTemp=1.4', '--yes'])
    const query = ['--query', 'kind=event', '--query', `object=${id}`, '--query', 'limit=1', '--paginate']
    const { stdout } = await here.run(['api', 'audit.list', ...query, '--jsonl', '--fields', 'id'])
    const lines = stdout.trim().split('\n')
    expect(lines).toHaveLength(2)
    const path = join(here.folder, 'audit.json')
    await here.run(['api', 'audit.list', ...query, '-o', path])
    expect(JSON.parse(await readFile(path, 'utf8'))).toHaveLength(2)
  })

  it('lists the calls, and writes the answer of one into a file', async () => {
    const calls = await here.json<{ call: string }[]>(['api', 'prestart', '--list'])
    expect(calls).toContainEqual({
      call: 'events.lockPrestart',
      ...{ method: 'PUT', path: '/admin/events/:id/prestart/:distanceId/lock', access: 'admins' },
      summary: 'Lock a start list, so that nothing re-seeds it, or unlock it',
    })
    expect((await here.json<object[]>(['api', '--list'])).length).toBeGreaterThan(calls.length)
    const path = join(here.folder, 'site.json')
    expect(await here.run(['api', 'site.get', '-o', path])).toMatchObject({ status: 0, stdout: '' })
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(await here.json(['api', 'site.get']))
    const table = join(here.folder, 'records.csv')
    await here.run(['api', 'records.exportFile', '--output', table])
    expect(await readFile(table, 'utf8')).toContain('ageGroup')
    expect(await here.run(['api'])).toMatchObject({ status: 2, stderr: expect.stringContaining('call') })
  })

  it('shows help of itself, of a group and of a command', async () => {
    const help = await here.run(['help', 'orders', 'refund'])
    expect(help).toEqual(await here.run(['orders', 'refund', '--help']))
    expect((await here.run(['help', 'prestart'])).stdout).toContain('prestart seed')
    const documentation = `\n\nDocumentation: ${inject('server').address}/docs/en/cli.html\n`
    for (const line of [['help'], ['--help'], ['prestart', '--help'], ['orders', 'refund', '--help']])
      expect((await here.run(line)).stdout.endsWith(documentation), line.join(' ')).toBe(true)
    expect((await here.run(['help'])).stdout).toContain('Exit statuses')
    const unknown = await here.run(['help', 'orders', 'refnd'])
    expect(unknown).toMatchObject({ status: 2, stderr: expect.stringContaining('orders refund?') })
    expect(await here.run(['orders'])).toMatchObject({ status: 2, stdout: '' })
  })

  it('prints what it knows of itself', async () => {
    await golden('schema', 'events', 'list')
    const checks = await here.run(['doctor', '--json'])
    expect(JSON.parse(checks.stdout)).toContainEqual({
      check: 'account',
      state: 'good',
      detail: inject('server').email,
    })
    hold('doctor', JSON.parse(checks.stdout))
    expect((await here.run(['completion', 'zsh'])).stdout).toMatch(/^#compdef polynya/)
    expect((await here.run(['man'])).stdout).toMatch(/^\.TH POLYNYA 1/)
    expect((await here.run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('reads only JSON on standard output, and failures as JSON on standard error', async () => {
    const { status, stdout, stderr } = await here.run(['events', 'show', '999999', '--json'])
    expect({ status, stdout }).toEqual({ status: 6, stdout: '' })
    expect(JSON.parse(stderr)).toMatchObject({ error: { status: 6, reason: 'event_not_found', code: 404 } })
  })

  it('gets all of a long answer, and may stop reading in the middle', async () => {
    const whole = await here.run(['api', 'site.regions', '--param', 'country=GB', '--json'])
    expect(() => JSON.parse(whole.stdout)).not.toThrow()
    const running = here.start(['man'])
    running.child.stdout?.once('data', () => running.child.stdout?.destroy())
    expect(await running.ended).toMatchObject({ status: 0, stderr: '' })
  })

  it('is never prompted without a terminal', async () => {
    expect(await here.run(['tokens', 'revoke', '1'])).toMatchObject({
      status: 2,
      stderr: '--yes is required.\n',
    })
    expect(await here.run(['events', 'show'])).toMatchObject({ status: 2 })
    expect(await here.run(['login', '--profile', 'other', '--url', inject('server').address])).toMatchObject({
      status: 2,
    })
  })
})

it('checks the JSON of all commands that no other file checks against its schema', () => {
  expect(missing()).toEqual([])
})
