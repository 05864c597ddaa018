import { eventSearchKey } from '@polynya/domain'
import { type Kysely, sql } from 'kysely'

interface Named {
  readonly id: number
  readonly texts: readonly (string | null)[]
}

/** The words by which events are found. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table event add column search_key text collate "C" not null default ''`.execute(db)
  const { rows } = await sql<Named>`select id, json_build_array(name, name_en, short_name, short_name_en,
    address, address_en) as texts from event`.execute(db)
  const keys = rows.map(({ id, texts }) => ({ id, key: eventSearchKey(texts) }))
  await sql`update event set search_key = given.key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given(id integer, key text)
    where event.id = given.id`.execute(db)
}
