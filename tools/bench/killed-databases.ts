/** Sign-ups over HTTP while the server, or its PostgreSQL, is killed again and again. */

import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { TestCluster } from '../../packages/server/src/testing/postgres.ts'
import { signUp } from '../../packages/server/src/testing/sign-up.ts'
import { type Program, startServer } from './programs.ts'

const CALLERS = 6
/** Milliseconds of sign-ups before a kill. */
const [SOONEST_MS, LATEST_MS] = [500, 1_500]

export interface Killed {
  readonly acknowledged: number
  readonly lost: number
  /** Answers other than success and 503. */
  readonly faults: number
}

type Victim = 'server' | 'PostgreSQL'

export async function killAgain(
  victim: Victim,
  rounds: number,
  { cluster, folder }: { readonly cluster: TestCluster; readonly folder: string },
): Promise<Killed> {
  const database = victim.toLowerCase()
  await cluster.createDatabase(database)
  const url = cluster.urlOf(database)
  const env = { DATABASE_URL: url, DATA_DIR: folder, SMTP_URL: '', MIN_FREE_MB: '0' }
  const load = { acknowledged: [] as string[], faults: 0 }
  let server = await startServer(env)
  for (let round = 0; round < rounds; round += 1) {
    const writing = signingUp(server, `${database}${round}`, load)
    await pause(randomInt(SOONEST_MS, LATEST_MS))
    if (victim === 'server') {
      process.kill(server.pid, 'SIGKILL')
      await writing.stop()
      server = await startServer(env)
    } else {
      await cluster.crash('SIGKILL')
      await startAgain(cluster)
      await writing.stop()
    }
  }
  await server.stop()
  const { acknowledged, faults } = load
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.length - (await countOf(url, acknowledged)),
    faults,
  }
}

/** The programs of a killed PostgreSQL end when they notice it; until then it cannot be started. */
async function startAgain(cluster: TestCluster, attempts = 20): Promise<void> {
  await pause(200)
  await cluster.start().catch((problem: unknown) => {
    if (attempts === 0) throw problem
    return startAgain(cluster, attempts - 1)
  })
}

/** Signs people up, one after the other for each caller, until it is stopped. */
function signingUp(
  { address }: Program,
  name: string,
  load: { readonly acknowledged: string[]; faults: number },
): { stop(): Promise<void> } {
  let isOver = false
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let number = 0; !isOver; number += 1) {
      const email = `${name}-${caller}-${number}@polynya.test`
      // A lost connection acknowledges nothing.
      const status = await signUp(address, email).then(
        (response) => response.status,
        () => 0,
      )
      if (status === 200) load.acknowledged.push(email)
      else if (status !== 0 && status !== 503) load.faults += 1
    }
  })
  return {
    async stop() {
      isOver = true
      await Promise.all(callers)
    },
  }
}

async function countOf(url: string, emails: readonly string[]): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from account where email = any($1)',
      [emails],
    )
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}
