import { type Kysely, sql } from 'kysely'

/** Finds relay results by a member: the pages of swimmers show them. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index result_team_member on result using gin ((team -> 'teamMembers') jsonb_path_ops)
      where team is not null`.execute(db)
}
