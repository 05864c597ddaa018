import { type Kysely, sql } from 'kysely'

/** Codes by which anybody can check the printed test of a judge. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table judge_test add column check_code text unique;
    update judge_test set check_code = upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12));
    alter table judge_test alter column check_code set not null;
  `.execute(db)
}
