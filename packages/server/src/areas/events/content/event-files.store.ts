/** An event's files: rows only, the bytes lie in the file store. */

import type { EventFileType } from '@polynya/contract'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/schema.ts'
import type { StoredFileTable } from '../../../db/tables/stored-file.ts'

/** Regulation documents, oldest first. */
export function listDocuments(db: Db, eventId: number): Promise<Selectable<StoredFileTable>[]> {
  return db
    .selectFrom('stored_file')
    .where('event_id', '=', eventId)
    .where('kind', '=', 'reguls')
    .selectAll()
    .orderBy('created_at')
    .orderBy('name')
    .execute()
}

/** Whether an event has a file of a type, by its key or by the name that its owner gave it. */
export async function hasFile(
  db: Db,
  eventId: number,
  { type, file }: { readonly type: EventFileType; readonly file: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('stored_file')
    .where('event_id', '=', eventId)
    .where('kind', '=', type)
    .where((is) => is.or([is('key', '=', file), is('name', '=', file)]))
    .select('key')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertFile(tx: Tx, row: Insertable<StoredFileTable>) {
  await tx.insertInto('stored_file').values(row).execute()
}

/** A regulation document, locked for a change. */
export function lockDocument(
  tx: Tx,
  eventId: number,
  key: string,
): Promise<Selectable<StoredFileTable> | undefined> {
  return tx
    .selectFrom('stored_file')
    .where('event_id', '=', eventId)
    .where('kind', '=', 'reguls')
    .where('key', '=', key)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

export async function nameDocument(tx: Tx, key: string, nameEn: string | null) {
  await tx.updateTable('stored_file').set({ name_en: nameEn }).where('key', '=', key).execute()
}

/** Forgets a regulation document; answers its row, whose bytes go once that is committed. */
export function takeDocument(
  tx: Tx,
  eventId: number,
  key: string,
): Promise<Selectable<StoredFileTable> | undefined> {
  return tx
    .deleteFrom('stored_file')
    .where('event_id', '=', eventId)
    .where('kind', '=', 'reguls')
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirst()
}
