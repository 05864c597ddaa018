/** SQL of records. */

import { DIST_CODES, type DistCode, type Gender, type RecordKind, type RecordState } from '@polynya/domain'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { SwimRecordTable } from '../../db/tables/swim-record.ts'
import { Failure } from '../../failure.ts'

export const listOfDistance = (tx: Tx, distCode: DistCode) =>
  tx.selectFrom('swim_record').where('dist_code', '=', distCode).selectAll().execute()

export type RecordRow = Selectable<SwimRecordTable>

const distancesWithLists = (tx: Tx) =>
  tx
    .selectFrom('result_list as list')
    .innerJoin('offer_distance as distance', 'distance.id', 'list.offer_distance_id')
    .select(['distance.id', 'distance.dist_code as distCode'])

/** The distances of an event with lists of results. */
export const recordDistancesOf = (tx: Tx, eventId: number) =>
  distancesWithLists(tx).where('list.event_id', '=', eventId).execute()

/** The distances with lists of results that a swimmer entered, or whose relay teams the swimmer captains. */
export const recordDistancesOfSwimmer = (tx: Tx, swimmerId: number) =>
  distancesWithLists(tx)
    .innerJoin('entry', 'entry.offer_distance_id', 'distance.id')
    .where('entry.swimmer_id', '=', swimmerId)
    .distinct()
    .execute()

export async function insertRecords(tx: Tx, rows: readonly Insertable<SwimRecordTable>[]) {
  if (rows.length > 0)
    await tx
      .insertInto('swim_record')
      .values([...rows])
      .execute()
}

export async function updateRecord(tx: Tx, id: number, set: Updateable<SwimRecordTable>) {
  await tx.updateTable('swim_record').set(set).where('id', '=', id).execute()
}

export async function deleteRecords(tx: Tx, ids: readonly number[]) {
  if (ids.length > 0)
    await tx
      .deleteFrom('swim_record')
      .where('id', 'in', [...ids])
      .execute()
}

export async function countRecords(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('swim_record')
    .where('state', '!=', 'declined')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Records with their swimmers, teams and events, or what their import says of them, to be narrowed. */
const selectRecords = (db: Db) =>
  db
    .selectFrom('swim_record as record')
    .leftJoin('event', 'event.id', 'record.event_id')
    .leftJoin('result', 'result.entry_id', 'record.entry_id')
    .leftJoin('imported_record as imported', 'imported.id', 'record.imported_id')
    .leftJoin('record_import', 'record_import.id', 'imported.import_id')
    .leftJoin('swimmer', 'swimmer.id', 'record.swimmer_id')
    .selectAll('record')
    .select(['event.name as event_name', 'event.name_en as event_name_en', 'event.region as event_region'])
    .select(['result.team', 'swimmer.iwsaid', 'swimmer.first_name', 'swimmer.last_name'])
    .select(['swimmer.native_first_name', 'swimmer.native_patronim', 'swimmer.native_last_name'])
    .select(['swimmer.gender as swimmer_gender', 'swimmer.dob', 'swimmer.country', 'swimmer.region'])
    .select(['swimmer.city', 'swimmer.club'])
    .select(['record_import.imported_at', 'imported.place', 'imported.registry_id'])
    .select(['imported.first_name as holder_first_name', 'imported.last_name as holder_last_name'])
    .select(['imported.native_first_name as holder_native_first_name'])
    .select(['imported.native_last_name as holder_native_last_name'])
    .select(['imported.country as holder_country', 'imported.region as holder_region'])
    .select(['imported.club as holder_club', 'imported.team_name_ru', 'imported.team_name_en'])

export type ShownRecord = Awaited<ReturnType<ReturnType<typeof selectRecords>['execute']>>[number]

export interface RecordFilter {
  readonly kind: RecordKind
  readonly distCode: DistCode | null
  readonly gender: Gender | null
  readonly ageGroup: string | null
  readonly waterCat: string | null
  readonly state: RecordState | null
  readonly sort: 'distance' | 'date'
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

const distanceOrder = sql`array_position(${[...DIST_CODES]}::text[], record.dist_code)`

/** A page of the current records, and how many there are. */
export async function listCurrent(db: Db, filter: RecordFilter) {
  const { distCode, gender, ageGroup, waterCat, state, sort, order, limit, offset } = filter
  const rows = await selectRecords(db)
    .where('record.is_current', '=', true)
    .where('record.state', '!=', 'declined')
    .where('record.kind', '=', filter.kind)
    .$if(distCode !== null, (query) => query.where('record.dist_code', '=', distCode ?? '25FR'))
    .$if(gender !== null, (query) => query.where('record.gender', '=', gender ?? 0))
    .$if(ageGroup !== null, (query) => query.where('record.age_group', '=', ageGroup))
    .$if(waterCat !== null, (query) => query.where(sql<boolean>`record.water_cat = ${waterCat}`))
    .$if(state !== null, (query) => query.where('record.state', '=', state ?? 'tentative'))
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .orderBy(sort === 'date' ? sql`record.date` : distanceOrder, order)
    .orderBy('record.gender', 'desc')
    .orderBy('record.age_group')
    .orderBy('record.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: rows[0]?.total ?? 0 }
}

interface Scope {
  readonly distCode: DistCode
  readonly gender: Gender
  readonly ageGroup: string | null
}

/** The times that set or equalled one record, the first one first. */
export const listHistory = (db: Db, { distCode, gender, ageGroup }: Scope) =>
  selectRecords(db)
    .where('record.dist_code', '=', distCode)
    .where('record.gender', '=', gender)
    .where('record.age_group', ageGroup === null ? 'is' : '=', ageGroup)
    .orderBy('record.date')
    .orderBy('record.time_cs', 'desc')
    .orderBy('record.id')
    .execute()

/** All records that count, by scope, the first one first. */
export const listCounting = (db: Db) =>
  selectRecords(db)
    .where('record.state', '!=', 'declined')
    .orderBy('record.kind')
    .orderBy(distanceOrder)
    .orderBy('record.gender', 'desc')
    .orderBy('record.age_group')
    .orderBy('record.date')
    .orderBy('record.id')
    .execute()

/** The fastest record of each gender and age group on a distance that was set at another event or imported. */
export const listFastest = (db: Db, { distCode, eventId }: { distCode: DistCode; eventId: number }) =>
  db
    .selectFrom('swim_record')
    .where('dist_code', '=', distCode)
    .where('state', '!=', 'declined')
    .where(sql<boolean>`event_id is distinct from ${eventId}`)
    .groupBy(['gender', 'age_group'])
    .select(({ fn }) => ['gender', 'age_group as ageGroup', fn.min<number>('time_cs').as('timeCs')])
    .execute()

/** The records of distances, declined ones too. */
export const listOfDistances = (db: Db, codes: readonly DistCode[]) =>
  selectRecords(db).where(sql<boolean>`record.dist_code = any(${codes}::text[])`).execute()

/** Locks a record until the end of the transaction. */
export async function lockRecord(tx: Tx, id: number): Promise<void> {
  await tx
    .selectFrom('swim_record')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Failure('record_not_found'))
}

export const findRecord = (db: Db, id: number): Promise<ShownRecord | undefined> =>
  selectRecords(db).where('record.id', '=', id).executeTakeFirst()

export async function getRecord(db: Db, id: number): Promise<ShownRecord> {
  const record = await findRecord(db, id)
  if (!record) throw new Failure('record_not_found')
  return record
}
