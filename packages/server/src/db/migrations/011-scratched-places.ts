import { type Kysely, sql } from 'kysely'

/** A scratched starter may be without a lane: in a list that was seeded again, or where a late entry took the lane. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table start_place
      alter column heat drop not null,
      alter column lane drop not null,
      add constraint start_place_whole
        check ((heat is null) = (lane is null) and (heat is not null or scratched_at is not null));
  `.execute(db)
}
