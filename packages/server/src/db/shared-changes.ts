/**
 * Notifies the other processes on a PostgreSQL of the tables that this one changed, and receives their notifications.
 * While the connection is down, stored answers expire by their age.
 */

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { TableChanges } from './table-changes.ts'

const CHANNEL = 'table_changes'
/** Milliseconds in which changes are collected: a notification makes commits wait for each other. */
const BATCH_MS = 50
/** Milliseconds until a lost connection is opened again. */
const RETRY_MS = 1_000

interface SharedChanges {
  stop(): Promise<void>
}

/** @param databaseUrl of PostgreSQL itself: behind a pooler nothing is received */
export function shareChanges(databaseUrl: string, pool: pg.Pool, changes: TableChanges): SharedChanges {
  const process = randomUUID()
  const outgoing = new Set<string>()
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  async function send() {
    timer = undefined
    const tables = [...outgoing].join(' ')
    outgoing.clear()
    await pool.query('select pg_notify($1, $2)', [CHANNEL, `${process} ${tables}`]).catch(() => undefined)
  }

  function receive(payload = '') {
    const [origin, ...tables] = payload.split(' ')
    if (origin !== process) changes.changed(tables, 'elsewhere')
  }

  async function listen() {
    const opened = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client = opened
    opened.on('notification', ({ payload }) => receive(payload))
    opened.on('error', () => {})
    opened.on('end', () => {
      if (!isStopped) retry = setTimeout(listen, RETRY_MS).unref()
    })
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}`)
      // Notifications were lost while no connection listened.
      changes.changedAll()
    } catch {
      // The client emits `end`, which opens the next connection.
      await opened.end().catch(() => undefined)
    }
  }

  const unsubscribe = changes.onChange((tables) => {
    for (const table of tables) outgoing.add(table)
    timer ??= setTimeout(send, BATCH_MS).unref()
  })
  void listen()

  return {
    async stop() {
      isStopped = true
      unsubscribe()
      clearTimeout(timer)
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
