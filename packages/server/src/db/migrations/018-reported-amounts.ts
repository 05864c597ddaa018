import { type Kysely, sql } from 'kysely'

/** Standard terms for the columns of status queries, of reported amounts and of requested changes. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table payment rename column asked_at to queried_at;
    alter table payment rename column told_amount to reported_amount;
    alter table payment rename column told_currency to reported_currency;
    alter table payment rename column told_at to reported_at;
    alter table change_request rename column asked to requested;
  `.execute(db)
}
