/** One replica of a PostgreSQL, and how far it is known to have followed its primary. */

import type { ReplicaCondition } from '@polynya/domain'
import type pg from 'pg'
import { type Coalesced, coalescing } from '../coalesced.ts'
import { ANSWER_MS } from './answer-deadline.ts'
import { type ClusterFacts, faultOfReplica, readReplica } from './check-replica.ts'
import { type Connection, openPool, queriesOf } from './connect.ts'
import type { Database } from './schema.ts'

/** A state of the primary: a replica that has replayed its log until there contains the changes until the point. */
export interface Position {
  /** Number of the last change, see `TableChanges`. */
  readonly point: number
  /** Byte of the log. */
  readonly byte: number
  /** When it was read, in milliseconds of a steady clock. */
  readonly at: number
}

/** What a reader uses instead of the primary's. */
export interface Source {
  readonly db: Database
  /** Of its own: a caller who reads the primary must not share a result of a replica. */
  readonly coalesced: Coalesced
}

export interface Replica {
  /** Its host, without credentials. */
  readonly name: string
  readonly source: Source
  /** The newest position that it has replayed; null while it is not ready. */
  replayed(): Position | null
  /** Whether it has not been restarted or lost since it replayed a position. */
  hasStill(position: Position): boolean
  condition(): ReplicaCondition
  /** Milliseconds since the newest position that it has replayed; null if it is unknown. */
  lagMs(): number | null
  /** Compares it with a position of the primary. */
  check(position: Position): Promise<void>
  stop(): Promise<void>
}

/** A replica that follows later is not read. */
const MOST_LAG_MS = 2_000

interface ReplicaOptions extends Pick<Connection, 'changes' | 'onStatement'> {
  readonly primary: ClusterFacts
  /** Milliseconds of a steady clock. */
  now(): number
}

export function openReplica(
  url: string,
  { primary, changes, onStatement, now }: ReplicaOptions,
): Replica & { readonly pool: pg.Pool } {
  const pool = openPool(url)
  const source = {
    db: queriesOf(pool, { changes, onStatement, isPooled: false, answerMs: ANSWER_MS }),
    coalesced: coalescing(changes),
  }
  let problem: 'away' | 'wrong' | null = 'away'
  let pending: readonly Position[] = []
  let last: Position | null = null
  let isChecking = false
  /** Increases when what was known may not be true any more. */
  let epoch = 0

  /** A restarted replica may show an older state than before, until it has replayed its log again. */
  function forget() {
    epoch += 1
    last = null
    pending = []
  }
  pool.on('connect', (client) => client.on('error', forget))

  function confirm(byte: number) {
    const newest = pending.findLast((each) => each.byte <= byte)
    if (!newest) return
    last = newest
    pending = pending.filter(({ at }) => at > newest.at)
  }

  async function compare() {
    const before = epoch
    try {
      const facts = await readReplica(pool)
      problem = faultOfReplica(facts, primary) === null ? null : 'wrong'
      if (problem) forget()
      else if (epoch === before) confirm(facts.byte)
    } catch {
      problem = 'away'
      forget()
    }
  }

  const isRecent = ({ at }: Position) => now() - at <= MOST_LAG_MS
  const replayed = () => (problem === null && last && isRecent(last) ? last : null)
  return {
    pool,
    name: nameOf(url),
    source,
    replayed,
    hasStill: ({ point }) => last !== null && last.point >= point,
    condition: () => problem ?? (replayed() ? 'ready' : 'late'),
    lagMs: () => last && now() - last.at,
    async check(position) {
      pending = [...pending.filter(isRecent), position]
      if (isChecking) return
      isChecking = true
      await compare()
      isChecking = false
    },
    stop: () => pool.end(),
  }
}

/** The host of an address: a name with its port, or the folder of a socket. */
export function nameOf(url: string): string {
  const { host, searchParams } = new URL(url)
  return searchParams.get('host') ?? host
}
