import { type Kysely, sql } from 'kysely'

/** The rate of an order as decimal text: a binary fraction decided where a kopeck was rounded. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table entry_order alter column rate type text using rate::numeric::text;
    alter table entry_order add constraint entry_order_rate check (rate ~ '^[0-9]+([.][0-9]+)?$');
  `.execute(db)
}
