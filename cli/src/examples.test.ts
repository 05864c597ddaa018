/** Runs the scripts of `examples/` as a federation would. */

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { competitionOf } from './testing/competition.ts'
import { goldenOf } from './testing/golden.ts'
import { machineForTest, SERVER, signedIn } from './testing/polynya.ts'
import { cronJob, script } from './testing/script.ts'

/** Each backup and restore opens a new embedded database. */
const SLOW_MS = 240_000

it('publishes a season with its documents, and twice ends as once', async () => {
  const here = await signedIn()
  const { token } = await here.json<{ token: string }>(['tokens', 'create', 'season', '--scope', 'events'])
  const env = { POLYNYA_URL: inject('server').address, POLYNYA_TOKEN: token }
  const args = ['examples/publish-season.sh', 'examples/season/events.csv', 'examples/season/documents']
  expect(await script(here.folder, args, env)).toMatch(/published[\s\S]*published/)
  await script(here.folder, args, env)
  const events = await here.json<{ id: number; nameEn: string }[]>([
    'events',
    'list',
    '--season',
    '2026-2027',
    '--fields',
    'id,nameEn',
  ])
  const season = events.filter(({ nameEn }) => ['Onega Cup', 'Tyumen Cup'].includes(nameEn))
  expect(season).toHaveLength(2)
  const onega = season.find(({ nameEn }) => nameEn === 'Onega Cup')
  const documents = await here.json<{ name: string }[]>(['docs', 'list', String(onega?.id)])
  expect(documents.map(({ name }) => name).sort()).toEqual(['Положение.pdf', 'Программа.pdf'])
  await here.drop()
})

it('publishes names with quotes once, from a table with the line ends of Windows', async () => {
  const here = await signedIn()
  const { token } = await here.json<{ token: string }>(['tokens', 'create', 'quotes', '--scope', 'events'])
  const env = { POLYNYA_URL: inject('server').address, POLYNYA_TOKEN: token }
  const table = join(here.folder, 'events.csv')
  const dates = '2027-03-06;2027-03-07;2026-12-01T10:00:00+03:00;2027-03-01T23:59:00+03:00'
  const rows = [
    'key;name;nameEn;organizer;address;region;start;end;regStart;regEnd',
    `quotes;"Кубок ""Ладоги""";"Cup ""Ladoga""";ООО "Лёд";Кондопога;RU-KR;${dates}`,
    `plain;Кубок "Свири";Svir's Cup;Федерация;Кемь;RU-KR;${dates}`,
  ]
  await writeFile(table, rows.join('\r\n'))
  const args = ['examples/publish-season.sh', table, here.folder]
  await script(here.folder, args, env)
  await script(here.folder, args, env)
  const events = await here.json<{ name: string }[]>(['events', 'list', '--season', '2026-2027', '--all'])
  const names = events.map(({ name }) => name).filter((name) => /Ладоги|Свири/.test(name))
  expect(names.sort()).toEqual(['Кубок "Ладоги"', 'Кубок "Свири"'])
  await here.drop()
})

/** Puts programs of systemd and of root into the PATH of a folder; the returned function lists what was called. */
async function fakeServices(folder: string) {
  const log = join(folder, 'services')
  const programs = {
    systemctl: `[ "$1" = show ] && echo polynya || echo "$@" >>'${log}'`,
    runuser: `echo "as $2: $4" >>'${log}'; shift 3; exec "$@"`,
  }
  await mkdir(join(folder, 'bin'), { recursive: true })
  for (const [name, text] of Object.entries(programs))
    await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  return async () => (await readFile(log, 'utf8')).trim().split('\n')
}

it(
  'backs up every night from cron and keeps the newest; a backup restores',
  async () => {
    const here = await machineForTest()
    const { folder, run, start } = here
    const { json, missing } = goldenOf('examples')
    const backups = join(folder, 'backups')
    for (const old of ['2026-01-01-031500', '2026-01-02-031500', 'by-hand'])
      await mkdir(join(backups, old), { recursive: true })
    const env = { ...SERVER, DATA_DIR: join(folder, 'data'), MIN_FREE_MB: '0' }
    const server = start(['serve', '--port', '0'], { env: { ...env, DEMO: '0' } })
    await server.said(/listens on/)
    server.child.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ status: 0 })
    const services = await fakeServices(folder)
    const night = async (dataDir: string) => {
      const lines = Object.entries({ ...env, DATA_DIR: dataDir }).map((pair) => `${pair.join('=')}\n`)
      await writeFile(join(folder, 'polynya.env'), lines.join(''))
      const places = { '/etc/polynya.env': join(folder, 'polynya.env'), '/backups': backups, ' 14': ' 2' }
      return cronJob(folder, 'examples/nightly-backup.sh', places)
    }
    // A backup that fails deletes none, and leaves the server running.
    await expect(night(join(folder, 'typo'))).rejects.toThrow('holds no installation')
    expect(await readdir(backups)).toHaveLength(3)
    await night(env.DATA_DIR)
    const calls = ['stop polynya', 'as polynya: mkdir', 'as polynya: polynya', 'start polynya']
    expect(await services()).toEqual([...calls, ...calls])
    const [newest, ...others] = (await readdir(backups))
      .filter((name) => name !== 'by-hand')
      .sort()
      .reverse()
    expect(others).toEqual(['2026-01-02-031500'])
    const restore = ['restore', join(backups, newest ?? ''), '--data-dir', join(folder, 'other')] as const
    expect(await run(restore, { env })).toMatchObject({ status: 2, stderr: '--yes is required.\n' })
    expect(await json(here, [...restore, '--yes'], { env })).toMatchObject({
      files: 0,
      rows: expect.any(Number),
    })
    expect(missing()).toEqual([])
  },
  SLOW_MS,
)

it('prints the protocols of the last events into a folder, and again the next night', async () => {
  const here = await signedIn()
  const { token } = await here.json<{ token: string }>([
    'tokens',
    'create',
    'night',
    '--scope',
    'read',
    '--scope',
    'protocols',
  ])
  const fields = ['name=Кубок архива', 'organizer=Федерация', 'address=Тюмень', 'region=RU-TYU']
  const dates = ['startDate', 'endDate', 'ageGroupOnDate'].map((name) => `${name}=2026-10-03`)
  const event = [...fields, ...dates].flatMap((field) => ['--set', field])
  const { id } = await here.json<{ id: number }>(['events', 'create', ...event])
  await here.json(['events', 'publish', String(id)])
  const env = { POLYNYA_URL: inject('server').address, POLYNYA_TOKEN: token }
  const folder = join(here.folder, 'protocols')
  const print = () => script(here.folder, ['examples/nightly-protocols.sh', folder, '1'], env)
  await print()
  const first = await readdir(folder)
  expect(first).toContain(`event-${id}-protocol.pdf`)
  await print()
  expect(await readdir(folder)).toEqual(first)
  await here.drop()
})

it('closes the registration of an event and mails its entrants, and twice ends as once', async () => {
  const here = await signedIn()
  const event = await competitionOf(here, { name: 'Кубок списка', nameEn: 'List Cup' }, [
    ['25FR', 'Spiskova'],
  ])
  const { token } = await here.json<{ token: string }>(['tokens', 'create', 'list', '--scope', 'events'])
  const mailer = join(here.folder, 'mailer')
  await writeFile(mailer, '#!/bin/sh\nprintf "%s\\n" "$@" >"$0.args"\ncat >"$0.text"\n', { mode: 0o755 })
  const env = { POLYNYA_URL: inject('server').address, POLYNYA_TOKEN: token, MAILER: mailer }
  const line = ['examples/close-registration.sh', event, 'host@swim.example']
  await script(here.folder, line, env)
  expect(await readFile(`${mailer}.args`, 'utf8')).toBe(`-s\nEntrants of event ${event}\nhost@swim.example\n`)
  expect(await readFile(`${mailer}.text`, 'utf8')).toContain('Spiskova')
  const stateOf = async () =>
    (await here.json<{ registration: { state: string } }>(['events', 'show', event])).registration.state
  expect(await stateOf()).toBe('closed')
  await script(here.folder, line, env)
  expect(await stateOf()).toBe('closed')
  await here.drop()
})
