/** Prepares frequent statements: planning one costs the database more than executing it. */

import type { PostgresPool, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { wrappedPool } from './wrapped-pool.ts'

/** Number of executions after which a statement is prepared. */
const OFTEN = 5
/** Plans that a connection keeps at most: lists of values make statements in any length. */
const MOST_PLANS = 250
/** Statements that are counted at most, before counting starts again. */
const MOST_COUNTED = 5000

/** What PostgreSQL says of a plan whose table has changed since, as by the migration of a newer process. */
const isOutdated = (problem: unknown) =>
  problem instanceof pg.DatabaseError && problem.code === '0A000' && /cached plan/.test(problem.message)

interface Names {
  /** The name under which a statement is prepared; undefined where it is not. */
  of(text: string): string | undefined
  /** Renames a statement, so that every connection plans it again. */
  renew(text: string): void
}

function statementNames(): Names {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  let last = 0
  const named = (text: string) => {
    last += 1
    names.set(text, `s${last}`)
    return names.get(text)
  }
  return {
    of(text) {
      const known = names.get(text)
      if (known || names.size >= MOST_PLANS) return known
      const times = (uses.get(text) ?? 0) + 1
      if (uses.size >= MOST_COUNTED) uses.clear()
      if (times < OFTEN) uses.set(text, times)
      else uses.delete(text)
      return times < OFTEN ? undefined : named(text)
    },
    renew: named,
  }
}

/** Prepares nothing: a pooler passes the transactions of a connection to different sessions. */
const NO_NAMES: Names = { of: () => undefined, renew: () => {} }

/** Returns a pool whose connections prepare frequent statements, unless a pooler is in front of the database. */
export function preparing(pool: pg.Pool, { isPooled }: { readonly isPooled: boolean }): PostgresPool {
  const names = isPooled ? NO_NAMES : statementNames()
  return wrappedPool(pool, (client: pg.PoolClient) => ({
    execute: (text, values) => execute(client, names, text, [...values]),
    release: (destroy) => client.release(destroy),
  }))
}

async function execute(client: pg.PoolClient, names: Names, text: string, values: unknown[]) {
  const name = values.length > 0 ? names.of(text) : undefined
  if (name === undefined) return resultOf(await client.query(text, values))
  try {
    return resultOf(await client.query({ name, text, values }))
  } catch (problem) {
    if (!isOutdated(problem)) throw problem
    names.renew(text)
    // Its transaction has failed with it; the caller retries the transaction.
    if (client.getTransactionStatus() !== 'I') throw problem
    return resultOf(await client.query(text, values))
  }
}

/** The part of a result that Kysely reads; the driver's type leaves the command open. */
const resultOf = ({
  command,
  rowCount,
  rows,
}: pg.QueryResult<pg.QueryResultRow>): PostgresQueryResult<unknown> => ({
  command: command as PostgresQueryResult<unknown>['command'],
  rowCount: rowCount ?? 0,
  rows,
})
