/** SQL of the errors of the last days. */

import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { ServerErrorTable } from '../db/tables/server-error.ts'

export type NewServerError = Insertable<ServerErrorTable>

export const insertErrors = (db: Db, rows: readonly NewServerError[]) =>
  db
    .insertInto('server_error')
    .values([...rows])
    .execute()

export interface ErrorsSince {
  readonly total: number
  readonly latest: Selectable<ServerErrorTable>[]
}

/** Returns the number of errors since an instant, and the latest of them. */
export async function listErrors(db: Db, since: Date, limit: number): Promise<ErrorsSince> {
  const recent = db.selectFrom('server_error').where('at', '>=', since)
  const { total } = await recent
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { total, latest: await recent.selectAll().orderBy('id', 'desc').limit(limit).execute() }
}

export const removeOldErrors = (db: Db, before: Date) =>
  db.deleteFrom('server_error').where('at', '<', before).execute()
