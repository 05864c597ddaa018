import { randomInt } from 'node:crypto'
import { newCheckCode } from '@polynya/domain'
import { type Kysely, sql } from 'kysely'

interface Document {
  readonly event_id: number
  readonly entry_id: number
  readonly swimmer_id: number
  readonly kind: string
  readonly place: number | null
  readonly time_cs: number | null
  readonly issued_at: string
}

/** Codes of diplomas are stored when results become official, one for each place and time that a result had. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table issued_diploma drop constraint issued_diploma_entry_id_kind_swimmer_id_key;
    create unique index issued_diploma_document on issued_diploma
      (entry_id, kind, swimmer_id, coalesce(place, 0), coalesce(time_cs, 0));
  `.execute(db)
  const { rows: lists } = await sql<{ readonly id: number }>`
    select offer_distance_id as id from result_list where state = 'official'`.execute(db)
  for (const { id } of lists) await issue(db, id)
}

/** Gives the official results of a distance their codes; documents that were printed before keep theirs. */
async function issue(db: Kysely<unknown>, distanceId: number) {
  const { rows } = await sql<Document>`
    select result.event_id, result.entry_id, person.id as swimmer_id, document.kind,
      result.awarded_place as place, result.final_time_cs as time_cs, list.updated_at::text as issued_at
    from result
    join result_list as list using (offer_distance_id)
    join entry on entry.id = result.entry_id
    left join lateral jsonb_array_elements(result.team -> 'teamMembers') as member on true
    left join merged_registry_id as merged on merged.iwsaid = member ->> 'iwsaId'
    left join swimmer as named on named.iwsaid = member ->> 'iwsaId'
    cross join lateral (select case when member is null then entry.swimmer_id
      else coalesce(merged.swimmer_id, named.id) end as id) as person
    join (values ('diploma'), ('certificate')) as document (kind) on case document.kind
      when 'diploma' then result.awarded_place between 1 and 3
      else result.status in ('finished', 'EXH') end
    where result.offer_distance_id = ${distanceId} and person.id is not null`.execute(db)
  const documents = rows.map((row) => ({ ...row, code: newCheckCode((bound) => randomInt(bound)) }))
  await sql`
    insert into issued_diploma (code, event_id, entry_id, swimmer_id, kind, place, time_cs, issued_at)
    select code, event_id, entry_id, swimmer_id, kind, place, time_cs, issued_at
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as document (code text, event_id integer,
      entry_id integer, swimmer_id integer, kind text, place integer, time_cs integer, issued_at timestamptz)
    on conflict do nothing`.execute(db)
}
