import { type Kysely, sql } from 'kysely'

/** Waiting swimmers of an event that is called off wait again, in the same order, if it takes place after all. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table entry add column called_off_position integer`.execute(db)
}
