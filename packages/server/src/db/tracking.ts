/** A pool whose connections report what they read and, once it is committed, what they changed. */

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { StatementTables } from './statement-tables.ts'
import type { TableChanges } from './table-changes.ts'
import { type Wrapping, wrappedPool } from './wrapped-pool.ts'

/** A command that starts or ends a transaction, other than `rollback to` a savepoint. */
const TRANSACTION = /^\s*(begin|start|commit|rollback)\b(?! to\b)/i
/** A write whose row count is that of all rows that it changes: one without common table expressions. */
const PLAIN_WRITE = /^\s*(insert|update|delete|merge)\b/i

type Changes = Pick<TableChanges, 'read' | 'changed'>

export const tracking = (
  pool: PostgresPool,
  tablesOf: (sql: string) => StatementTables,
  changes: Changes,
): PostgresPool => wrappedPool(pool, (client) => tracked(client, tablesOf, changes))

function tracked(
  client: PostgresPoolClient,
  tablesOf: (sql: string) => StatementTables,
  changes: Changes,
): Wrapping {
  /** Tables changed by the open transaction; null outside one. */
  let uncommitted: Set<string> | null = null

  const flush = () => {
    const tables = [...(uncommitted ?? [])]
    uncommitted = null
    changes.changed(tables)
  }

  async function execute(sql: string, values: readonly unknown[]) {
    const tables = tablesOf(sql)
    changes.read(tables)
    const command = TRANSACTION.exec(sql)?.[1]?.toLowerCase()
    if (command === 'rollback') uncommitted = null
    let written = tables.writes
    try {
      const result = await client.query(sql, values)
      if (result.rowCount === 0 && PLAIN_WRITE.test(sql)) written = []
      return result
    } finally {
      // A statement whose result was lost may have been executed.
      if (command === 'commit') flush()
      else if (command === 'begin' || command === 'start') uncommitted = new Set()
      else if (uncommitted) for (const table of written) uncommitted.add(table)
      else changes.changed(written)
    }
  }

  const release = (destroy?: boolean) => {
    flush()
    client.release(destroy)
  }
  return { execute, release }
}
