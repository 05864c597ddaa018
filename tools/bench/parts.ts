/** The parts of `npm run bench`. */

import { join } from 'node:path'
import { readConfig } from '@polynya/server'
import { hasPostgres, startPostgres, type TestPostgres } from '../../packages/server/src/testing/postgres.ts'
import { makeDemo } from '../demo/demo.ts'
import { openInstallation } from '../demo/open-installation.ts'
import { commandLine } from './command-line.ts'
import { durability } from './durability.ts'
import { makeInstallation } from './installations.ts'
import { lists } from './lists.ts'
import { live } from './live.ts'
import { longTasks } from './long-tasks.ts'
import { memory } from './memory.ts'
import { pages } from './pages.ts'
import { printouts } from './printouts.ts'
import { startBareSqlServer, startServer } from './programs.ts'
import { publicReads } from './public-reads.ts'
import { readsWhileWriting } from './reads-while-writing.ts'
import { line, type Row } from './report.ts'
import { rolling } from './rolling.ts'
import { rushOnEmbedded, rushOnPostgres } from './rush.ts'
import { sdkCall } from './sdk-call.ts'
import { search } from './search.ts'
import { season } from './season.ts'
import { sessions } from './sessions.ts'
import { soak } from './soak.ts'
import { standings } from './standings.ts'
import { startAndRest } from './start.ts'
import { storedResults } from './stored-results.ts'
import { traces } from './traces.ts'
import { uncachedReads } from './uncached-reads.ts'
import { walk } from './walk.ts'
import { widgets } from './widgets.ts'

type Backend = 'embedded' | 'postgres'

export const say = (text: string) => process.stdout.write(`${text}\n`)

async function measure(backend: Backend, folder: string): Promise<Row[]> {
  const postgres = backend === 'postgres' ? await startPostgres({ durable: true }) : null
  if (backend === 'postgres' && !postgres) {
    say('postgres: neither DATABASE_URL nor its binaries were found')
    return []
  }
  const rows: Row[] = []
  const add = (more: readonly Row[]) => {
    for (const row of more) say(line(row))
    rows.push(...more)
  }
  try {
    const small = await makeInstallation('small', { folder, postgres })
    const large = await makeInstallation('large', { folder, postgres })
    add(await startAndRest(backend, large))
    const servers = [await startServer(small), await startServer(large)] as const
    try {
      add(await publicReads(backend, servers[1], folder))
      add(await readsWhileWriting(backend, servers[1]))
      add(await lists(backend, [...servers]))
      add(await sdkCall(backend, servers[1]))
      add(await sessions(backend, servers[1]))
    } finally {
      for (const server of servers) await server.stop()
    }
    const programs = { ours: () => startServer(large), bare: () => startBareSqlServer(large) }
    add(await uncachedReads(backend, programs))
  } finally {
    await postgres?.stop()
  }
  return rows
}

/** Runs a browser benchmark against the demo federation on the embedded database. */
async function measureDemo(
  folder: string,
  part: (server: Awaited<ReturnType<typeof startServer>>) => Promise<Row[]>,
): Promise<Row[]> {
  const server = await startServer(await demoIn(folder))
  try {
    const rows = await part(server)
    for (const row of rows) say(line(row))
    return rows
  } finally {
    await server.stop()
  }
}

/** Creates the demo federation and returns the environment of its server. */
async function demoIn(folder: string, databaseUrl = ''): Promise<Record<string, string>> {
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl, SMTP_URL: '', MIN_FREE_MB: '0' }
  const installation = await openInstallation(readConfig(env))
  await makeDemo(installation, () => {})
  await installation.close()
  return env
}

/** Memory on both databases. */
async function measureMemory(folder: string): Promise<Row[]> {
  const rows = await memory('embedded', await demoIn(join(folder, 'embedded')), 250)
  const postgres = await startPostgres({ durable: true })
  if (!postgres) say('postgres: neither DATABASE_URL nor its binaries were found')
  try {
    await postgres?.createDatabase('demo')
    const env = postgres && (await demoIn(join(folder, 'postgres'), postgres.urlOf('demo')))
    if (env) rows.push(...(await memory('postgres', env, 150)))
  } finally {
    await postgres?.stop()
  }
  for (const row of rows) say(line(row))
  return rows
}

/** Throughput at opening time, on both databases. */
async function measureRush(folder: string): Promise<Row[]> {
  const rows = await rushOnEmbedded(join(folder, 'embedded'))
  const postgres = await startPostgres({ durable: true })
  if (!postgres) say('postgres: neither DATABASE_URL nor its binaries were found')
  try {
    if (postgres) rows.push(...(await rushOnPostgres(join(folder, 'postgres'), postgres)))
  } finally {
    await postgres?.stop()
  }
  for (const row of rows) say(line(row))
  return rows
}

/** Ten thousand steps over orders, on both databases. */
async function measureWalk(): Promise<Row[]> {
  const rows = [...(await walk('embedded')), ...(hasPostgres() ? await walk('postgres') : [])]
  for (const row of rows) say(line(row))
  return rows
}

/** Reads at ten thousand and at a million stored results, on PostgreSQL where it is found. */
async function measureMany(folder: string, part: typeof storedResults, suite: string): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    const rows = await part(suite, { folder, postgres })
    for (const row of rows) say(line(row))
    return rows
  } finally {
    await postgres?.stop()
  }
}

/** Prints the rows of a part that starts its own servers. */
async function measured(part: Promise<Row[]>): Promise<Row[]> {
  const rows = await part
  for (const row of rows) say(line(row))
  return rows
}

/** What is compared on PostgreSQL alone. */
async function measureOnPostgres(
  folder: string,
  part: (folder: string, postgres: TestPostgres) => Promise<Row[]>,
): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true })
  if (!postgres) say('postgres: neither DATABASE_URL nor its binaries were found')
  try {
    const rows = postgres ? await part(folder, postgres) : []
    for (const row of rows) say(line(row))
    return rows
  } finally {
    await postgres?.stop()
  }
}

/** The search at a hundred thousand swimmers, on both databases. */
async function measureSearch(folder: string): Promise<Row[]> {
  const rows = await search('embedded', { folder: join(folder, 'embedded'), postgres: null })
  const postgres = await startPostgres({ durable: true })
  if (!postgres) say('postgres: neither DATABASE_URL nor its binaries were found')
  try {
    if (postgres) rows.push(...(await search('postgres', { folder: join(folder, 'postgres'), postgres })))
  } finally {
    await postgres?.stop()
  }
  for (const row of rows) say(line(row))
  return rows
}

/** Most seconds of processor time that the demo federation of a first start may take. */
const DEMO_SECONDS = 60

async function measureCreation(folder: string): Promise<Row[]> {
  const before = process.cpuUsage()
  await demoIn(folder)
  const { user, system } = process.cpuUsage(before)
  const value = (user + system) / 1e6
  const row: Row = { suite: 'demo', name: 'processor time', value, unit: 's', goal: { atMost: DEMO_SECONDS } }
  say(line(row))
  return [row]
}

/** Each runs in an empty folder, prints its rows and returns them. */
export const PARTS = {
  embedded: (folder) => measure('embedded', folder),
  postgres: (folder) => measure('postgres', folder),
  memory: measureMemory,
  demo: measureCreation,
  pages: (folder) => measureDemo(folder, (server) => pages('pages', server)),
  widgets: (folder) => measureDemo(folder, (server) => widgets('widgets', server)),
  'long-tasks': (folder) => measureDemo(folder, (server) => longTasks('widgets', server)),
  rush: measureRush,
  walk: measureWalk,
  soak: (folder) =>
    measureDemo(folder, async (server) => (await soak(server)).map((row) => ({ suite: 'embedded', ...row }))),
  async printouts() {
    const rows = await printouts('printouts')
    for (const row of rows) say(line(row))
    return rows
  },
  results: (folder) => measureMany(folder, storedResults, 'results'),
  standings: (folder) => measureMany(folder, standings, 'standings'),
  search: measureSearch,
  live: (folder) => measureDemo(folder, (server) => live('live', server)),
  rolling: (folder) => measureOnPostgres(folder, rolling),
  traces: (folder) => measureOnPostgres(folder, traces),
  durability: (folder) => measured(durability(folder, say)),
  season: (folder) => measureMany(folder, season, 'season'),
  // Includes bulk jobs that are killed twice.
  cli: (folder) => measureDemo(folder, (server) => commandLine(server, folder)),
} as const satisfies Record<string, (folder: string) => Promise<Row[]>>
