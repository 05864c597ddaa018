import { type Kysely, sql } from 'kysely'

/** Imported records are announced to webhooks, too; nothing is sent of those that were approved before. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update swim_record set is_announced = true where state = 'approved' and imported_id is not null;
    create index swim_record_to_announce on swim_record (id)
      where state = 'approved' and not is_announced and (entry_id is not null or is_current);
    drop index swim_record_unannounced;
  `.execute(db)
}
