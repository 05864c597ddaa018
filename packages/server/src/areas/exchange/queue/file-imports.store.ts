/** SQL of imports of files, which are checked and stored in the background. */

import type { ImportFailure, ImportKind } from '@polynya/domain'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/schema.ts'
import type { FileImportTable } from '../../../db/tables/file-import.ts'

type NewImport = Omit<Insertable<FileImportTable>, 'file' | 'report'> & { readonly file: Buffer }

/**
 * Opens an import unless one of the event is open. Returns its ID, or that of the open one if it is the same file, sent
 * again by its account; undefined if it is another.
 */
export async function openImport(tx: Tx, row: NewImport): Promise<number | undefined> {
  const opened = await tx
    .insertInto('file_import')
    .values(row)
    .onConflict((open) => open.column('event_id').where('completed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (opened) return opened.id
  const same = await tx
    .selectFrom('file_import')
    .where('event_id', '=', row.event_id)
    .where('completed_at', 'is', null)
    .where('account_id', '=', row.account_id)
    .where('kind', '=', row.kind)
    .where('is_dry_run', '=', row.is_dry_run)
    .where(sql<boolean>`options = ${row.options}::jsonb`)
    .where('file', '=', row.file)
    .select('id')
    .executeTakeFirst()
  return same?.id
}

const selectImports = (db: Db) =>
  db
    .selectFrom('file_import')
    .leftJoin('import_attempt', 'file_import_id', 'file_import.id')
    .select(['id', 'event_id', 'account_id', 'ip_address', 'request_id', 'kind', 'options', 'is_dry_run'])
    .select(['file_name', 'requested_at', 'completed_at', 'outcome', 'failure', 'attempts', 'done', 'count'])

export type ImportRow = Awaited<ReturnType<typeof getImport>>

export const getImport = (db: Db, id: number) =>
  selectImports(db).where('id', '=', id).executeTakeFirstOrThrow()

export const findImport = (db: Db, { id, eventId }: { readonly id: number; readonly eventId: number }) =>
  selectImports(db).where('id', '=', id).where('event_id', '=', eventId).executeTakeFirst()

const LISTED = 20

interface Listed {
  readonly eventId: number
  readonly kinds: readonly ImportKind[]
}

/** Returns the latest imports of an event, the latest first. */
export const listImports = (db: Db, { eventId, kinds }: Listed): Promise<ImportRow[]> =>
  selectImports(db)
    .where('event_id', '=', eventId)
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()

/** Returns what an import found. */
export const getReport = (db: Db, id: number) =>
  db.selectFrom('file_import').where('id', '=', id).select('report').executeTakeFirstOrThrow()

/** Returns the file of an open import; null of others. */
export async function fileOf(db: Db, id: number): Promise<Buffer | null> {
  const row = await db.selectFrom('file_import').where('id', '=', id).select('file').executeTakeFirst()
  return row?.file ?? null
}

/** Returns whether an import is open, and locks it. */
export async function lockOpenImport(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('file_import')
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

type Completion = { readonly id: number; readonly at: Date } & (
  | { readonly outcome: 'checked' | 'stored' | 'refused'; readonly report: object }
  | { readonly outcome: 'failed'; readonly failure: ImportFailure }
  | { readonly outcome: 'cancelled' }
)

/** Completes an open import and forgets its file. Returns whether it was open. */
export async function completeImport(db: Db, { id, at, outcome, ...more }: Completion): Promise<boolean> {
  const row = await db
    .updateTable('file_import')
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .set({ completed_at: at, outcome, file: null })
    .set({ failure: 'failure' in more ? more.failure : null })
    .set({ report: 'report' in more ? JSON.stringify(more.report) : null })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const removeImportsBefore = (db: Db, before: Date) =>
  db.deleteFrom('file_import').where('completed_at', '<=', before).execute()
