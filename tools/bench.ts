/** `npm run bench`: what is measured, side by side in one run, on every database road that is found. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../packages/server/src/testing/postgres.ts'
import { makeInstallation } from './bench/installations.ts'
import { lists } from './bench/lists.ts'
import { startServer } from './bench/programs.ts'
import { publicReads } from './bench/public-reads.ts'
import { line, meets, type Row } from './bench/report.ts'
import { sdkCall } from './bench/sdk-call.ts'
import { sessions } from './bench/sessions.ts'
import { startAndRest } from './bench/start.ts'
import { ensureBuilt, PACKAGES, WEB } from './builds.ts'

type Road = 'embedded' | 'postgres'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function measure(road: Road, folder: string): Promise<Row[]> {
  const postgres = road === 'postgres' ? await startPostgres({ durable: true }) : null
  if (road === 'postgres' && !postgres) {
    say('postgres: neither DATABASE_URL nor its binaries were found')
    return []
  }
  const rows: Row[] = []
  const tell = (more: readonly Row[]) => {
    for (const row of more) say(line(row))
    rows.push(...more)
  }
  try {
    const small = await makeInstallation('small', { folder, postgres })
    const large = await makeInstallation('large', { folder, postgres })
    tell(await startAndRest(road, large))
    const servers = [await startServer(small), await startServer(large)] as const
    try {
      tell(await publicReads(road, servers[1], folder))
      tell(await lists(road, [...servers]))
      tell(await sdkCall(road, servers[1]))
      tell(await sessions(road, servers[1]))
    } finally {
      for (const server of servers) await server.stop()
    }
  } finally {
    await postgres?.stop()
  }
  return rows
}

const ROADS = ['embedded', 'postgres'] as const
const asked = ROADS.filter((road) => process.argv.includes(road))

await ensureBuilt(PACKAGES)
await ensureBuilt(WEB)
const rows: Row[] = []
for (const road of asked.length > 0 ? asked : ROADS) {
  const folder = await mkdtemp(join(tmpdir(), 'polynya-bench-'))
  try {
    rows.push(...(await measure(road, folder)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
const missed = rows.filter((row) => !meets(row))
say(missed.length === 0 ? '\nEvery goal is met.' : `\nMissed:\n${missed.map(line).join('\n')}`)
