import { type Kysely, sql } from 'kysely'

/** Indexes for searches by the start of an e-mail address and of an audited action. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index account_email_start on account (email collate "C");
    create index audit_action on audit (action collate "C", id);
  `.execute(db)
}
