/** SQL of results, their lists and rules. */

import type { RecordMark } from '@polynya/contract'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { ResultTable } from '../../db/tables/result.ts'
import type { ResultListTable } from '../../db/tables/result-list.ts'
import { baseYearOn } from '../baseResults/base-results.store.ts'
import { dayOf } from '../records/record-times.store.ts'
import { selectEntered } from '../start-lists/entered.store.ts'

export type ResultRow = Selectable<ResultTable>
export type ResultListRow = Selectable<ResultListTable>

const selectRows = (db: Db, distanceIds: readonly number[]) =>
  selectEntered(db)
    .leftJoin('start_place as place', 'place.entry_id', 'entry.id')
    .leftJoin('result', 'result.entry_id', 'entry.id')
    .where(sql<boolean>`entry.offer_distance_id = any(${distanceIds}::integer[])`)
    .where((is) => is.or([is('entry.state', '=', 'confirmed'), is('result.id', 'is not', null)]))
    .select(['place.heat as place_heat', 'place.lane as place_lane', 'scratched_at', 'is_paraswimmer'])
    .select(['result.id as result_id', 'result.heat as result_heat', 'result.lane as result_lane'])
    .select(['result.status', 'result.raw_time_cs', 'result.penalties', 'result.final_time_cs'])
    .select(['result.code as result_code', 'result.reason', 'result.splits_cs'])
    .select(['result.division as result_division', 'result.age_group as result_age_group'])
    .select([
      'result.para_group',
      'result.team as result_team',
      'result.points',
      'result.base_year',
      'result.progress',
      'result.evsk_rank',
    ])
    .select(['result.version', 'result.typed_at', 'result.confirmed_at'])
    .select(recordsOf.as('records'))
    .orderBy('place.heat')
    .orderBy('place.lane')
    .orderBy('entry.id')

/** Starters of distances, and entries with a result whatever became of them, in swimming order. */
export const listRows = (db: Db, distanceIds: readonly number[]) => selectRows(db, distanceIds).execute()

/** The same with who entered the results. Apart, because a stored answer must not depend on accounts. */
export const listDeskRows = (db: Db, distanceIds: readonly number[]) =>
  selectRows(db, distanceIds).select(typistOf.as('typist')).execute()

/** The name of the account that entered a result. */
const typistOf = sql<string | null>`(
  select concat_ws(' ', account.first_name, account.last_name) from account where account.id = result.typed_by)`

/** The records that a result set or equalled. */
const recordsOf = sql<RecordMark[]>`coalesce((
  select json_agg(json_build_object('kind', record.kind, 'ageGroup', record.age_group, 'state', record.state,
      'isEqualled', record.is_equalled, 'isLeadOff', record.is_lead_off) order by record.kind, record.age_group)
    from swim_record as record
    where record.entry_id = entry.id and record.state <> 'declined'), '[]')`

export type DeskRow = Awaited<ReturnType<typeof listRows>>[number]
export type TypedRow = Awaited<ReturnType<typeof listDeskRows>>[number]

/** The distances of an event, or one of them, with the states of their results, in the order of the programme. */
export const listResultLists = (db: Db, eventId: number, distanceId?: number) =>
  db
    .selectFrom('offer_distance as distance')
    .innerJoin('offer', 'offer.id', 'distance.offer_id')
    .leftJoin('result_list as list', 'list.offer_distance_id', 'distance.id')
    .leftJoin('event_session', (join) =>
      join
        .onRef('event_session.event_id', '=', 'offer.event_id')
        .onRef('event_session.number', '=', 'distance.session'),
    )
    .where('offer.event_id', '=', eventId)
    .$if(distanceId !== undefined, (lists) => lists.where('distance.id', '=', distanceId ?? 0))
    .select(['distance.id', 'dist_code', 'gender', 'session'])
    .select(['distance.list_rules', 'event_session.list_rules as session_rules', 'distance_order'])
    .select(['state', 'locked_at', 'published_at', 'base_year', 'list.version'])
    .select(({ selectFrom }) => [
      selectFrom('entry')
        .whereRef('entry.offer_distance_id', '=', 'distance.id')
        .where('entry.state', '=', 'confirmed')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('starters'),
      selectFrom('result')
        .whereRef('result.offer_distance_id', '=', 'distance.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('recorded'),
      selectFrom('start_place')
        .whereRef('start_place.offer_distance_id', '=', 'distance.id')
        .select(({ fn }) => fn.max<number | null>('heat').as('heats'))
        .$asScalar()
        .as('heats'),
    ])
    .orderBy('session')
    .orderBy('offer.position')
    .orderBy('offer.id')
    .orderBy('distance.position')
    .orderBy('distance.id')
    .execute()

/** The distances of an event whose results are published. */
export const listPublished = (db: Db, eventId: number) =>
  db
    .selectFrom('result_list as list')
    .innerJoin('offer_distance as distance', 'distance.id', 'list.offer_distance_id')
    .where('list.event_id', '=', eventId)
    .where('list.state', '!=', 'empty')
    .select(['distance.id', 'dist_code', 'gender', 'state', 'published_at'])
    .orderBy('distance.id')
    .execute()

export type ListedResults = Awaited<ReturnType<typeof listResultLists>>[number]

/** Returns the result list of a distance, locked until the end of the transaction; created if there is none. */
export async function openResultList(
  tx: Tx,
  { eventId, distanceId, at }: { readonly eventId: number; readonly distanceId: number; readonly at: Date },
): Promise<ResultListRow> {
  await tx
    .insertInto('result_list')
    .values({ offer_distance_id: distanceId, event_id: eventId, version: 0, ...UNPUBLISHED, updated_at: at })
    .onConflict((known) => known.column('offer_distance_id').doNothing())
    .execute()
  return tx
    .selectFrom('result_list')
    .where('offer_distance_id', '=', distanceId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
}

const UNPUBLISHED = { locked_at: null, published_at: null, base_year: null } as const

/** Whether the results of a distance are published. */
export async function isPublished(
  db: Db,
  { eventId, distanceId }: { readonly eventId: number; readonly distanceId: number },
): Promise<boolean> {
  const list = await db
    .selectFrom('result_list')
    .where('event_id', '=', eventId)
    .where('offer_distance_id', '=', distanceId)
    .where('state', '!=', 'empty')
    .select('state')
    .executeTakeFirst()
  return list !== undefined
}

/** Changes a result list and increments its version. */
export async function touchResultList(tx: Tx, distanceId: number, set: Updateable<ResultListTable>) {
  await tx
    .updateTable('result_list')
    .set(({ eb }) => ({ ...set, version: eb('version', '+', 1) }))
    .where('offer_distance_id', '=', distanceId)
    .execute()
}

const PLACED = ['event_id', 'offer_distance_id', 'entry_id'] as const
const ENTERED = [
  ...(['heat', 'lane', 'status', 'raw_time_cs', 'penalties', 'final_time_cs', 'code', 'reason'] as const),
  ...(['splits_cs', 'division', 'age_group', 'para_group', 'team', 'typed_by', 'typed_at'] as const),
] as const

/** A result as it is entered; points, ranks and a second entry follow later. */
export type NewResult = Pick<ResultRow, (typeof PLACED)[number] | (typeof ENTERED)[number]>

/** Stores results of entries in place of those before them, by one statement. */
export function putResults(tx: Tx, rows: readonly NewResult[]) {
  const columns = sql.join([...PLACED, ...ENTERED].map((column) => sql.ref(column)))
  const entered = ENTERED.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`)
  return sql`insert into result as known (${columns})
    select ${columns} from jsonb_populate_recordset(null::result, ${JSON.stringify(rows)}::jsonb)
    on conflict (entry_id) do update set ${sql.join(entered)}, points = null, base_year = null,
      confirmed_by = null, confirmed_at = null, version = known.version + 1`.execute(tx)
}

export const deleteResults = (tx: Tx, entryIds: readonly number[]) =>
  sql`delete from result where entry_id = any(${entryIds}::integer[])`.execute(tx)

interface SecondEntry {
  readonly by: number
  readonly at: Date
}

/** Marks results as entered a second time. */
export const confirmResults = (tx: Tx, entryIds: readonly number[], { by, at }: SecondEntry) =>
  sql`update result set confirmed_by = ${by}, confirmed_at = ${at}
    where entry_id = any(${entryIds}::integer[])`.execute(tx)

export async function updateResult(tx: Tx, entryId: number, set: Updateable<ResultTable>) {
  await tx.updateTable('result').set(set).where('entry_id', '=', entryId).execute()
}

interface StoredPoints {
  readonly entryId: number
  readonly points: number | null
  readonly baseYear: number | null
}

/** Stores the points of results, with the year of the base results that they are computed by. */
export const storePoints = (tx: Tx, rows: readonly StoredPoints[]) =>
  sql`update result set points = new.points, base_year = new."baseYear"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new("entryId" integer, points integer, "baseYear" integer)
    where result.entry_id = new."entryId"
      and (result.points, result.base_year) is distinct from (new.points, new."baseYear")`.execute(tx)

/** Whether the event requires each result to be entered twice. */
export async function requiresSecondEntry(db: Db, eventId: number): Promise<boolean> {
  const rules = await db
    .selectFrom('result_rules')
    .where('event_id', '=', eventId)
    .select('second_entry')
    .executeTakeFirst()
  return rules?.second_entry ?? false
}

export async function setSecondEntry(tx: Tx, eventId: number, secondEntry: boolean) {
  await tx
    .insertInto('result_rules')
    .values({ event_id: eventId, second_entry: secondEntry })
    .onConflict((known) => known.column('event_id').doUpdateSet({ second_entry: secondEntry }))
    .execute()
}

/** What results of an event are computed by. */
export const getResultEvent = (db: Db, id: number) =>
  db
    .selectFrom('event')
    .where('id', '=', id)
    .select([
      'id',
      'name',
      'name_en',
      'region',
      'start_date',
      'time_zone',
      'list_settings',
      'age_groups',
      'para_age_group_map',
    ])
    .executeTakeFirstOrThrow()

export type ResultEvent = Awaited<ReturnType<typeof getResultEvent>>

const PUBLISHED_ON = sql`(list.published_at at time zone event.time_zone)::date`

/**
 * The base results of a distance, by gender, of the year that is active on its day; of an older distance, or one without a
 * day, of the year that is active when it is published. None without such a year.
 */
export const listBases = (db: Db, distanceId: number) =>
  db
    .selectFrom('offer_distance as distance')
    .innerJoin('offer', 'offer.id', 'distance.offer_id')
    .innerJoin('event', 'event.id', 'offer.event_id')
    .leftJoin('event_session as session', (join) =>
      join.onRef('session.event_id', '=', 'event.id').onRef('session.number', '=', 'distance.session'),
    )
    .leftJoin('result_list as list', 'list.offer_distance_id', 'distance.id')
    .innerJoin('base_result as base', (join) =>
      join
        .onRef('base.dist_code', '=', 'distance.dist_code')
        .on(sql<boolean>`base.year = coalesce(${baseYearOn(dayOf)}, ${baseYearOn(PUBLISHED_ON)})`),
    )
    .where('distance.id', '=', distanceId)
    .select(['base.year', 'base.gender', 'base.time_cs'])
    .execute()

/** The fastest published time of swimmers on a distance at other events, by swimmer. */
export async function bestTimes(
  db: Db,
  { swimmerIds, distCode, eventId }: BestTimesQuery,
): Promise<ReadonlyMap<number, number>> {
  if (swimmerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('result')
    .innerJoin('entry', 'entry.id', 'result.entry_id')
    .innerJoin('offer_distance as distance', 'distance.id', 'result.offer_distance_id')
    .innerJoin('result_list as list', 'list.offer_distance_id', 'result.offer_distance_id')
    .where('list.state', '!=', 'empty')
    .where('result.event_id', '!=', eventId)
    .where('result.status', '=', 'finished')
    .where('raw_time_cs', 'is not', null)
    .where('dist_code', '=', distCode)
    .where(sql<boolean>`entry.swimmer_id = any(${swimmerIds}::integer[])`)
    .groupBy('entry.swimmer_id')
    .select(['entry.swimmer_id', ({ fn }) => fn.min<number>('raw_time_cs').as('best')])
    .execute()
  return new Map(rows.map(({ swimmer_id, best }) => [swimmer_id, best]))
}

interface BestTimesQuery {
  readonly swimmerIds: readonly number[]
  readonly distCode: ListedResults['dist_code']
  readonly eventId: number
}
