/**
 * A pool that does not wait for ever: a database whose process or machine is stopped, or behind a network that drops
 * packets, applies no limit of a session.
 */

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { type Wrapping, wrappedPool } from './wrapped-pool.ts'

/** Longer than the limits of a session, of which a database that responds reports the first. */
export const ANSWER_MS = 8_000

/** The text by which the driver names its own deadline: it passes as its does. */
const LATE = 'Query read timeout'

/** Statements of tools that lift the limit of a session, until its connection is released. */
const LIFTS_LIMIT = /^\s*set\s+(local\s+)?statement_timeout\b/i

export const answeringWithin = (pool: PostgresPool, ms: number): PostgresPool =>
  wrappedPool(pool, (client: PostgresPoolClient) => impatient(client, ms))

function impatient(client: PostgresPoolClient, ms: number): Wrapping {
  let isLost = false
  let isUnlimited = false

  async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      isLost = true
      reject(new Error(LATE))
    }, ms)
    return Promise.race([answer, late]).finally(() => clearTimeout(timer))
  }

  return {
    async execute(sql, values) {
      // The rollback of its transaction would wait behind the statement.
      if (isLost) throw new Error(LATE)
      isUnlimited ||= LIFTS_LIMIT.test(sql)
      const answer = client.query<unknown>(sql, values)
      return isUnlimited ? answer : inTime(answer)
    },
    release(destroy) {
      isUnlimited = false
      // PostgreSQL rolls back what was open when it notices the end of the connection.
      client.release(destroy || isLost)
    },
  }
}
