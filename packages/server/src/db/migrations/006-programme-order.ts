import { type Kysely, sql } from 'kysely'

/** Rows of a programme are shown in an order that their editor can change, while their ids stay. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table offer add column position integer not null default 0;
    alter table offer_distance add column position integer not null default 0;
    alter table day_program_item add column position integer not null default 0;
  `.execute(db)
}
