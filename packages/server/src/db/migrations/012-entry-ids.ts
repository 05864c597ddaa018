/** Items of orders and entries on distances take their ids from one sequence, so that neither passes for the other. */

import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // Entries keep their ids: teams and start lists refer to them. Nothing refers to an item by its id.
  await sql`
    create sequence entered_id as integer;
    update order_item set id = id + (
      select greatest((select coalesce(max(id), 0) from entry), (select coalesce(max(id), 0) from order_item))
    );
    alter table entry alter column id drop identity;
    alter table entry alter column id set default nextval('entered_id');
    alter table order_item alter column id drop identity;
    alter table order_item alter column id set default nextval('entered_id');
    select setval('entered_id', (
      select greatest((select coalesce(max(id), 0) from entry), (select coalesce(max(id), 0) from order_item))
    ) + 1, false);
  `.execute(db)
}
