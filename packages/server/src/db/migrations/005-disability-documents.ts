import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table stored_file drop constraint stored_file_kind_check;
    alter table stored_file add constraint stored_file_kind_check
      check (kind in ('avatar', 'poster', 'logo', 'reguls', 'disability'));
    create unique index stored_file_disability on stored_file (swimmer_id) where kind = 'disability';
  `.execute(db)
}
