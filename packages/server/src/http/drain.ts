/** Ends the connections of a server that stops. */

import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

/**
 * Milliseconds in which the connections in use receive an answer that closes them. A connection is closed as idle if its
 * next request was not read yet: its client could not know whether the call was executed.
 */
const LAST_ANSWERS_MS = 250

/** Of the ten seconds in which a process stops, the rest is for the jobs and the database. */
const CUT_AFTER_MS = 7_000

/**
 * Waits for last requests, and closes what remains after a while, such as a connection with half a body. Call it once
 * answers close their connections.
 */
export async function drain(app: FastifyInstance, cutAfterMs = CUT_AFTER_MS): Promise<void> {
  const { server } = app
  const connections = await promisify(server.getConnections.bind(server))()
  if (connections === 0) return
  await wait(LAST_ANSWERS_MS)
  setTimeout(() => server.closeAllConnections(), cutAfterMs).unref()
}
