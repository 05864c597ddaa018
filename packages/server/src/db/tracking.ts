/** A pool whose connections report what they read and, once it is committed, what they changed. */

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { StatementTables } from './statement-tables.ts'
import type { TableChanges } from './table-changes.ts'

type Changes = Pick<TableChanges, 'read' | 'changed'>

export function tracking(
  pool: PostgresPool,
  tablesOf: (sql: string) => StatementTables,
  changes: Changes,
): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  return {
    ...pool,
    async connect() {
      const client = await pool.connect()
      const wrapped = known.get(client) ?? trackingClient(client, tablesOf, changes)
      known.set(client, wrapped)
      return wrapped
    },
  }
}

function trackingClient(
  client: PostgresPoolClient,
  tablesOf: (sql: string) => StatementTables,
  changes: Changes,
): PostgresPoolClient {
  /** Tables changed by the open transaction; null outside one. */
  let uncommitted: Set<string> | null = null

  const flush = () => {
    const tables = [...(uncommitted ?? [])]
    uncommitted = null
    changes.changed(tables)
  }

  async function query(sql: string, values: readonly unknown[]) {
    const tables = tablesOf(sql)
    changes.read(tables)
    const command = /^\s*(begin|start transaction|commit|rollback)\b(?! to\b)/i.exec(sql)?.[1]?.toLowerCase()
    if (command === 'rollback') uncommitted = null
    try {
      return await client.query(sql, values)
    } finally {
      // A commit whose answer was lost may have succeeded, so a failure changes nothing here.
      if (command === 'commit') flush()
      else if (command?.startsWith('begin') || command?.startsWith('start')) uncommitted = new Set()
      else if (uncommitted) for (const table of tables.writes) uncommitted.add(table)
      else changes.changed(tables.writes)
    }
  }

  const release = (destroy?: boolean) => {
    flush()
    client.release(destroy)
  }
  return { query, release } as unknown as PostgresPoolClient
}
