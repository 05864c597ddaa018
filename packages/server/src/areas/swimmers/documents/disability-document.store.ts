/** SQL of disability documents; the bytes are in the file store. */

import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/schema.ts'
import type { StoredFileTable } from '../../../db/tables/stored-file.ts'

export type DocumentRow = Selectable<StoredFileTable>

export function findDocument(db: Db, swimmerId: number): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('stored_file')
    .where('swimmer_id', '=', swimmerId)
    .where('kind', '=', 'disability')
    .selectAll()
    .executeTakeFirst()
}

/** Deletes the document; returns its row. The caller removes the bytes after the commit. */
export function takeDocument(tx: Tx, swimmerId: number): Promise<DocumentRow | undefined> {
  return tx
    .deleteFrom('stored_file')
    .where('swimmer_id', '=', swimmerId)
    .where('kind', '=', 'disability')
    .returningAll()
    .executeTakeFirst()
}

/** Returns the file of a swimmer's document, with what decides who may read it. */
export const findDocumentFile = (db: Db, swimmerId: number) =>
  db
    .selectFrom('stored_file')
    .innerJoin('swimmer', 'swimmer.id', 'stored_file.swimmer_id')
    .where('swimmer.id', '=', swimmerId)
    .where('kind', '=', 'disability')
    .select(['key', 'type', 'size', 'name', 'account_id', 'region'])
    .executeTakeFirst()
