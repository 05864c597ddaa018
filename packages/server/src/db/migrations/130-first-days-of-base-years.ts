import { type Kysely, sql } from 'kysely'

/**
 * The first days of years of base results decide which one counts on a day. An inactive year whose first day is not before
 * that of the active one was replaced by it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    update base_year set active_from = null
    from base_year as active
    where active.active and not base_year.active and base_year.active_from >= active.active_from
  `.execute(db)
}
