import { nameKeys, personSortKey, type SpelledName, sortKey } from '@polynya/domain'
import { type Kysely, sql } from 'kysely'

/** Sort keys of swimmers and teams, and an index of whole names, by which swimmers are found by first name too. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table swimmer add column name_key text collate "C" not null default '';
    drop index swimmer_last_name;
    alter table team add column name_key text collate "C" not null default '';
    alter table event alter column name_key type text collate "C";
    drop table swimmer_name;
    create table swimmer_name (
      swimmer_id integer not null references swimmer on delete cascade,
      key text collate "C" not null,
      part text not null check (part in ('last', 'first')),
      primary key (key, swimmer_id) include (part)
    );
  `.execute(db)
  await fillSwimmers(db)
  await fillKeys(db, 'team', 'name_ru')
  await fillKeys(db, 'event', 'name')
  await sql`
    create index swimmer_sorted on swimmer (name_key, id) where confirmed_at is not null;
    create index swimmer_name_swimmer on swimmer_name (swimmer_id);
  `.execute(db)
}

/** Rows in memory at a time. */
const BATCH = 2000

async function fillSwimmers(db: Kysely<unknown>, after = 0): Promise<void> {
  const { rows } = await sql<SpelledName & { readonly id: number }>`
    select id, first_name as "firstName", last_name as "lastName", native_first_name as "nativeFirstName",
      native_patronim as "nativePatronim", native_last_name as "nativeLastName"
    from swimmer where id > ${after} order by id limit ${BATCH}`.execute(db)
  const last = rows.at(-1)
  if (!last) return
  const sorted = rows.map((row) => ({ id: row.id, key: personSortKey(row) }))
  await sql`update swimmer set name_key = given.key
    from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as given(id integer, key text)
    where swimmer.id = given.id`.execute(db)
  const found = rows.flatMap((row) => nameKeys(row).map((name) => ({ id: row.id, ...name })))
  await sql`insert into swimmer_name (swimmer_id, key, part)
    select id, key, part from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as given(id integer, key text, part text)`.execute(db)
  return fillSwimmers(db, last.id)
}

async function fillKeys(db: Kysely<unknown>, table: 'team' | 'event', column: 'name_ru' | 'name') {
  const { rows } = await sql<{ readonly id: number; readonly name: string }>`
    select id, ${sql.ref(column)} as name from ${sql.table(table)}`.execute(db)
  const keys = rows.map(({ id, name }) => ({ id, key: sortKey(name) }))
  await sql`update ${sql.table(table)} as named set name_key = given.key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given(id integer, key text)
    where named.id = given.id`.execute(db)
}
