/** Runs the scripts of `examples/` as a federation would. */

import { spawn } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { goldenOf } from './testing/golden.ts'
import { machineForTest, PROGRAM, SERVER, signedIn } from './testing/polynya.ts'

/** Each backup and restore opens a new embedded database. */
const SLOW_MS = 240_000

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Runs a script with `polynya` in its PATH; rejects with its output if it fails. */
async function script(folder: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const bin = join(folder, 'bin')
  await mkdir(bin, { recursive: true })
  await writeFile(join(bin, 'polynya'), `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`, {
    mode: 0o755,
  })
  const child = spawn('bash', [...args], {
    cwd: ROOT,
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      HOME: folder,
      POLYNYA_KEYCHAIN: 'off',
      POLYNYA_LANG: 'en',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: string) => {
    output += chunk
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const { promise, resolve } = Promise.withResolvers<number | null>()
  child.on('close', resolve)
  if ((await promise) !== 0) throw new Error(output)
  return output
}

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
  await writeFile(table, rows.map((row) => `${row}\r\n`).join(''))
  const args = ['examples/publish-season.sh', table, here.folder]
  await script(here.folder, args, env)
  await script(here.folder, args, env)
  const events = await here.json<{ name: string }[]>(['events', 'list', '--season', '2026-2027', '--all'])
  const names = events.map(({ name }) => name).filter((name) => /Ладоги|Свири/.test(name))
  expect(names.sort()).toEqual(['Кубок "Ладоги"', 'Кубок "Свири"'])
  await here.drop()
})

it(
  'backs up every night and keeps the newest; a backup restores',
  async () => {
    const here = await machineForTest()
    const { folder, run } = here
    const { json, missing } = goldenOf('examples')
    const backups = join(folder, 'backups')
    for (const old of ['2026-01-01-031500', '2026-01-02-031500', 'by-hand'])
      await mkdir(join(backups, old), { recursive: true })
    const env = { ...SERVER, DATA_DIR: join(folder, 'data'), MIN_FREE_MB: '0' }
    await script(folder, ['examples/nightly-backup.sh', backups, '2'], env)
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
