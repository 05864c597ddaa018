/**
 * Start time of the CLI as a ratio to Node's own, the cost of its bulk engine, and duration of a job of two thousand rows and files that is
 * killed twice.
 */

import { type SpawnOptions, spawn } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PERSONAS } from '@polynya/testkit/federation'
import { root } from '../builds.ts'
import { bulkOrders } from './bulk-orders.ts'
import { killedOrders } from './killed-orders.ts'
import type { Program } from './programs.ts'
import { median, type Row } from './report.ts'

const TIMES = 15
const SIZE = 2000
const FILES_AN_EVENT = 20
const PROGRAM = join(root, 'cli', 'bin', 'polynya.js')
const suite = 'cli'

export async function commandLine({ address }: Program, folder: string): Promise<Row[]> {
  const env = {
    ...process.env,
    POLYNYA_CONFIG_DIR: join(folder, 'config'),
    POLYNYA_STATE_DIR: join(folder, 'state'),
    POLYNYA_KEYCHAIN: 'off',
    POLYNYA_URL: address,
  }
  const { email, password } = PERSONAS.superAdministrator
  await polynya(['login', '--email', email, '--password-stdin'], { env }, password)
  return [
    ...(await starts({ env })),
    ...(await bulkOrders(PROGRAM, { env }, run)),
    ...(await killedOrders(PROGRAM, { env })),
    ...(await bulk({ env }, folder)),
  ]
}

/** Alternates the programs, so that background load affects all of them equally. */
async function starts(options: SpawnOptions): Promise<Row[]> {
  const runs = {
    node: ['-e', '0'],
    version: [PROGRAM, '--version'],
    help: [PROGRAM, 'events', '--help'],
    list: [PROGRAM, 'events', 'list', '--json'],
  }
  const times: Record<string, number[]> = {}
  for (let time = 0; time < TIMES; time += 1) {
    for (const [name, args] of Object.entries(runs)) {
      const startedAt = performance.now()
      await run(args, options)
      times[name] = [...(times[name] ?? []), performance.now() - startedAt]
    }
  }
  const of = (name: keyof typeof runs) => median(times[name] ?? [])
  const ratio = (name: keyof typeof runs) => of(name) / of('node')
  return [
    {
      suite,
      name: 'polynya --version to node -e 0',
      value: ratio('version'),
      unit: '×',
      goal: { atMost: 1.15 },
    },
    {
      suite,
      name: 'polynya events --help to node -e 0',
      value: ratio('help'),
      unit: '×',
      goal: { atMost: 1.8 },
    },
    { suite, name: 'polynya events list --json to node -e 0', value: ratio('list'), unit: '×' },
    { suite, name: 'node -e 0', value: of('node'), unit: 'ms' },
  ]
}

async function bulk(options: SpawnOptions, folder: string): Promise<Row[]> {
  const file = join(folder, 'swimmers.csv')
  await writeFile(file, table())
  const imported = await killedTwice(['swimmers', 'import', file, '--concurrency', '8'], options, folder)
  const found = JSON.parse(
    await polynya(['swimmers', 'find', 'Bench', '--json', '--fields', 'lastName'], options),
  )
  const names = new Set((found as { lastName: string }[]).map(({ lastName }) => lastName))

  const season = join(folder, 'season')
  await makeFolders(season, options)
  const synced = await killedTwice(['docs', 'sync', season, '--concurrency', '8'], options, folder)
  const again = JSON.parse(await polynya(['docs', 'sync', season, '--json'], options)) as { skipped: number }
  const exact = { atLeast: SIZE }
  return [
    { suite, name: `swimmers import, ${SIZE} rows, killed twice`, value: imported, unit: 'ms' },
    {
      suite,
      name: 'of them there once',
      value: found.length === names.size ? names.size : 0,
      unit: 'rows',
      goal: exact,
    },
    { suite, name: `docs sync, ${SIZE} files, killed twice`, value: synced, unit: 'ms' },
    { suite, name: 'of them as in the folder', value: again.skipped, unit: 'rows', goal: exact },
  ]
}

const word = (number: number) =>
  [17_576, 676, 26, 1].map((place) => String.fromCharCode(97 + (Math.floor(number / place) % 26))).join('')

const table = () =>
  [
    'lastName;firstName;gender;dob;region;city',
    ...Array.from({ length: SIZE }, (_, index) => `Bench${word(index)};Ivan;m;1980-05-01;RU-KR;Петрозаводск`),
  ].join('\n')

async function makeFolders(season: string, options: SpawnOptions) {
  for (let event = 0; event < SIZE / FILES_AN_EVENT; event += 1) {
    const created = await polynya(
      ['events', 'create', '--set', `name=Событие ${event}`, '--json', '--fields', 'id'],
      options,
    )
    const own = join(season, String(JSON.parse(created).id))
    await mkdir(own, { recursive: true })
    for (let file = 0; file < FILES_AN_EVENT; file += 1)
      await writeFile(join(own, `${file}.pdf`), `%PDF-1.4\n${event} ${file}`)
  }
}

/** Milliseconds from the first start to the end of the third run; the first two are killed midway. */
async function killedTwice(args: readonly string[], options: SpawnOptions, folder: string): Promise<number> {
  const startedAt = performance.now()
  for (const share of [0.25, 0.6]) {
    const child = spawn(process.execPath, [PROGRAM, ...args], { ...options, stdio: 'ignore' })
    const ended = new Promise((done) => child.on('close', done))
    while (child.exitCode === null && (await done(folder)) < SIZE * share) await pause(20)
    child.kill('SIGKILL')
    await ended
  }
  await polynya(args, options)
  return performance.now() - startedAt
}

/** Number of completed tasks in the newest journal. */
async function done(folder: string): Promise<number> {
  const jobs = join(folder, 'state', 'jobs')
  const files = (await readdir(jobs).catch(() => [])).filter((file) => file.endsWith('.jsonl')).sort()
  const newest = files.at(-1)
  return newest ? (await readFile(join(jobs, newest), 'utf8')).split('"state":"done"').length - 1 : 0
}

const polynya = (args: readonly string[], options: SpawnOptions, input = '') =>
  run([PROGRAM, ...args], options, input)

/** Runs a Node program and returns its output. Rejects if it fails. */
function run(args: readonly string[], options: SpawnOptions, input = ''): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const child = spawn(process.execPath, args, { ...options, stdio: ['pipe', 'pipe', 'ignore'] })
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    output += chunk
  })
  child.stdin?.on('error', () => undefined).end(input)
  child.on('close', (status) =>
    status === 0 ? resolve(output) : reject(new Error(`${args.join(' ')} ended with ${status}`)),
  )
  return promise
}
