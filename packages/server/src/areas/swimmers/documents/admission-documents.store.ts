/** SQL of documents of admission: their rows, the bytes lie in the file store. */

import { ADMISSION_KINDS, type AdmissionKind, type AdmissionState, bestDocument } from '@polynya/domain'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../db/schema.ts'
import type { SwimmerDocumentTable } from '../../../db/tables/swimmer-document.ts'

const selectDocuments = (db: Db) =>
  db
    .selectFrom('swimmer_document as document')
    .leftJoin('stored_file as file', 'file.key', 'document.file_key')
    .select(['document.id', 'document.swimmer_id', 'document.kind', 'state', 'note'])
    .select([
      'valid_until as validUntil',
      'document.created_at',
      'checked_at',
      'file.key',
      'file.name',
      'file.type',
      'file.size',
    ])

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number]

/** The documents of swimmers, the newest first. */
export function listDocuments(db: Db, swimmerIds: readonly number[]) {
  if (swimmerIds.length === 0) return Promise.resolve([])
  return selectDocuments(db)
    .where('document.swimmer_id', 'in', swimmerIds)
    .orderBy('document.id', 'desc')
    .execute()
}

export function findDocument(db: Db, id: number): Promise<DocumentRow | undefined> {
  return selectDocuments(db).where('document.id', '=', id).executeTakeFirst()
}

export async function insertDocument(tx: Tx, row: Insertable<SwimmerDocumentTable>): Promise<DocumentRow> {
  const { id } = await tx.insertInto('swimmer_document').values(row).returning('id').executeTakeFirstOrThrow()
  return selectDocuments(tx).where('document.id', '=', id).executeTakeFirstOrThrow()
}

interface Decision {
  readonly state: AdmissionState
  readonly note: string | null
  readonly by: number
  readonly at: Date
}

/** Whether it is still there: another one may have taken its place meanwhile. */
export async function decideDocument(tx: Tx, id: number, { state, note, by, at }: Decision) {
  const { numUpdatedRows } = await tx
    .updateTable('swimmer_document')
    .set({ state, note, checked_by: by, checked_at: at })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Forgets documents; answers the keys of their files, whose bytes go once that is committed. */
export async function forgetDocuments(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx.deleteFrom('swimmer_document').where('id', 'in', ids).returning('file_key').execute()
  const keys = gone.flatMap(({ file_key }) => file_key ?? [])
  if (keys.length > 0) await tx.deleteFrom('stored_file').where('key', 'in', keys).execute()
  return keys
}

/** The same of all that a swimmer has, or of one kind. */
export async function forgetDocumentsOf(tx: Tx, swimmerId: number, kind?: AdmissionKind): Promise<string[]> {
  const documents = await listDocuments(tx, [swimmerId])
  const wanted = documents.filter((each) => kind === undefined || each.kind === kind)
  return forgetDocuments(
    tx,
    wanted.map(({ id }) => id),
  )
}

/**
 * Deletes the documents of swimmers who are one person but for the best of each kind on a day; returns the keys of the
 * files, whose bytes are removed after the commit.
 */
export async function keepBestDocuments(
  tx: Tx,
  swimmerIds: readonly number[],
  day: string,
): Promise<string[]> {
  const documents = await listDocuments(tx, swimmerIds)
  const best = ADMISSION_KINDS.map((kind) => bestDocument(documents, { kind, day }))
  const others = documents.filter((document) => !best.includes(document))
  return forgetDocuments(
    tx,
    others.map(({ id }) => id),
  )
}
