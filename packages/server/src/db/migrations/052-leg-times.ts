import { type Kysely, sql } from 'kysely'

/** Leg times, which captains give for the members of their relay teams. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table team_member add column leg_time_cs integer check (leg_time_cs > 0);
  `.execute(db)
}
