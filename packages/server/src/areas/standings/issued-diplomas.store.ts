/** SQL of the check codes of diplomas and certificates. */

import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { IssuedDiplomaTable } from '../../db/tables/issued-diploma.ts'

export interface OfficialResult {
  readonly event_id: number
  readonly entry_id: number
  /** The swimmer, or a member of the team; of a merged profile the one that remains. */
  readonly swimmer_id: number
  readonly status: string
  readonly place: number | null
  readonly time_cs: number | null
  /** Of the last change of the list. */
  readonly issued_at: Date
}

/** Returns the persons of the official results of a distance: of a team its members, or its captain until they are named. */
export async function listOfficialResults(tx: Tx, distanceId: number): Promise<OfficialResult[]> {
  const { rows } = await sql<OfficialResult>`
    select result.event_id, result.entry_id, person.id as swimmer_id, result.status,
      result.awarded_place as place, result.final_time_cs as time_cs, list.updated_at as issued_at
    from result
    join result_list as list using (offer_distance_id)
    join entry on entry.id = result.entry_id
    left join lateral jsonb_array_elements(result.team -> 'teamMembers') as member on true
    left join merged_registry_id as merged on merged.iwsaid = member ->> 'iwsaId'
    left join swimmer as named on named.iwsaid = member ->> 'iwsaId'
    cross join lateral (select case when member is null then entry.swimmer_id
      else coalesce(merged.swimmer_id, named.id) end as id) as person
    where result.offer_distance_id = ${distanceId} and list.state = 'official' and person.id is not null`.execute(
    tx,
  )
  return rows
}

type IssuedRow = Pick<
  Insertable<IssuedDiplomaTable>,
  'entry_id' | 'kind' | 'swimmer_id' | 'place' | 'time_cs'
>

/** Documents with the same key have one code. */
export const documentKey = ({ entry_id, kind, swimmer_id, place, time_cs }: IssuedRow): string =>
  [entry_id, kind, swimmer_id, place, time_cs].join(' ')

/** Returns the codes of the documents of an event, or of some of its entries, by document. */
export async function codesByDocument(
  db: Db,
  { eventId, entryIds }: { readonly eventId: number; readonly entryIds?: readonly number[] },
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('issued_diploma')
    .where('event_id', '=', eventId)
    .$if(entryIds !== undefined, (of) => of.where(sql<boolean>`entry_id = any(${entryIds}::integer[])`))
    .select(['code', 'entry_id', 'kind', 'swimmer_id', 'place', 'time_cs'])
    .execute()
  return new Map(rows.map((row) => [documentKey(row), row.code]))
}

/** Rows of one statement; each has eight parameters, of which PostgreSQL accepts 65 535. */
const ROWS = 1000

export async function insertDocuments(tx: Tx, documents: readonly Insertable<IssuedDiplomaTable>[]) {
  for (let start = 0; start < documents.length; start += ROWS) {
    const rows = documents.slice(start, start + ROWS)
    await tx
      .insertInto('issued_diploma')
      .values(rows)
      .onConflict((known) => known.doNothing())
      .execute()
  }
}
