/** SQL of imported records and the profiles of their holders. */

import type { DistCode } from '@polynya/domain'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { ImportedRecordTable } from '../../db/tables/imported-record.ts'
import type { RecordImportTable } from '../../db/tables/record-import.ts'

export type ImportedRecordRow = Selectable<ImportedRecordTable>

/** A record of a file before it is stored. */
export type NewImportedRecord = Omit<Insertable<ImportedRecordTable>, 'id' | 'import_id'>

/** The imported records of distances, those that set no record too. */
export const listImported = (db: Db, codes: readonly DistCode[]) =>
  db
    .selectFrom('imported_record')
    .where(sql<boolean>`dist_code = any(${codes}::text[])`)
    .selectAll()
    .orderBy('id')
    .execute()

/** The same with the registry IDs of the holders who have a profile. */
export const listImportedWithProfiles = (db: Db, codes: readonly DistCode[]) =>
  db
    .selectFrom('imported_record as imported')
    .leftJoin('swimmer', 'swimmer.id', 'imported.swimmer_id')
    .where(sql<boolean>`imported.dist_code = any(${codes}::text[])`)
    .selectAll('imported')
    .select('swimmer.iwsaid')
    .orderBy('imported.id')
    .execute()

/** Stores the records of an import. */
export async function insertImport(
  tx: Tx,
  by: Insertable<RecordImportTable>,
  records: readonly NewImportedRecord[],
): Promise<number> {
  const { id } = await tx.insertInto('record_import').values(by).returning('id').executeTakeFirstOrThrow()
  const rows = JSON.stringify(records.map((record) => ({ ...record, import_id: id })))
  await sql`insert into imported_record (${sql.join(COLUMNS.map((column) => sql.ref(column)))})
    select ${sql.join(COLUMNS.map((column) => sql.ref(column)))}
    from jsonb_populate_recordset(null::imported_record, ${rows}::jsonb)`.execute(tx)
  return id
}

const COLUMNS = [
  ...(['import_id', 'kind', 'dist_code', 'gender', 'age_group', 'date', 'time_cs', 'water_cat'] as const),
  ...(['state', 'swimmer_id', 'registry_id', 'last_name', 'first_name'] as const),
  ...(['native_last_name', 'native_first_name', 'country', 'region', 'club'] as const),
  ...(['team_name_ru', 'team_name_en', 'place'] as const),
] as const satisfies readonly (keyof ImportedRecordTable)[]

/** Returns an imported record with its import. */
export const findImported = (tx: Tx, id: number): Promise<ImportedRecordRow> =>
  tx.selectFrom('imported_record').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

/** The distances and the number of the records of an import. */
export const listOfImport = (tx: Tx, importId: number) =>
  tx.selectFrom('imported_record').where('import_id', '=', importId).select('dist_code').execute()

/** Removes an imported record, and its import with the last one. */
export async function deleteImported(tx: Tx, { id, import_id }: ImportedRecordRow): Promise<void> {
  await tx.deleteFrom('imported_record').where('id', '=', id).execute()
  await tx
    .deleteFrom('record_import')
    .where('id', '=', import_id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('imported_record').where('import_id', '=', import_id).select('id'))),
    )
    .execute()
}

/** Removes all records of an import. */
export const deleteImport = (tx: Tx, importId: number) =>
  tx.deleteFrom('record_import').where('id', '=', importId).execute()

/** The confirmed profiles of registry IDs, those of merged profiles too. */
export async function listProfiles(db: Db, registryIds: readonly string[]) {
  const { rows } = await sql<Profile>`
    select known.iwsaid as "registryId", swimmer.id, swimmer.iwsaid as "ownId", swimmer.gender,
      swimmer.last_name as "lastName", swimmer.first_name as "firstName",
      swimmer.native_last_name as "nativeLastName", swimmer.native_first_name as "nativeFirstName"
    from (
      select iwsaid, id as swimmer_id from swimmer
      union all select iwsaid, swimmer_id from merged_registry_id
    ) as known join swimmer on swimmer.id = known.swimmer_id
    where known.iwsaid = any(${registryIds}::text[]) and swimmer.confirmed_at is not null`.execute(db)
  return new Map(rows.map((row) => [row.registryId, row]))
}

export interface Profile {
  /** As it was requested. */
  readonly registryId: string
  readonly id: number
  readonly ownId: string
  readonly gender: 1 | 2
  readonly lastName: string
  readonly firstName: string
  readonly nativeLastName: string | null
  readonly nativeFirstName: string | null
}
