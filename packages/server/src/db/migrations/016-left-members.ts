import { type Kysely, sql } from 'kysely'

/** Swimmers whose owners removed them from relay teams, until a team names them again. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table left_member (
      team_id integer not null references team on delete cascade,
      swimmer_id integer not null references swimmer on delete cascade,
      left_at timestamptz not null,
      primary key (team_id, swimmer_id)
    );
    create index left_member_swimmer on left_member (swimmer_id);
  `.execute(db)
}
