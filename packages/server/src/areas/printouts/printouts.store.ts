/** SQL of the printouts of an event. */

import type { PrintoutName, PrintSettings } from '@polynya/domain'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { PrintoutLinkTable } from '../../db/tables/printout-link.ts'

export type PrintoutEvent = Awaited<ReturnType<typeof getPrintoutEvent>>

/** Returns what the head of a printout says about an event. */
export const getPrintoutEvent = (db: Db, id: number) =>
  db
    .selectFrom('event')
    .where('id', '=', id)
    .select(['id', 'name', 'name_en', 'address', 'address_en', 'region', 'start_date', 'end_date'])
    .select(['time_zone', 'age_groups', 'logo', 'water_temp'])
    .executeTakeFirstOrThrow()

/** Returns the settings of printouts of an event; null if it has none of its own. */
export async function findPrintSettings(db: Db, id: number): Promise<PrintSettings | null> {
  const { print_settings } = await db
    .selectFrom('event')
    .where('id', '=', id)
    .select('print_settings')
    .executeTakeFirstOrThrow()
  return print_settings
}

export async function setPrintSettings(tx: Tx, id: number, settings: PrintSettings) {
  await tx
    .updateTable('event')
    .set({ print_settings: JSON.stringify(settings) })
    .where('id', '=', id)
    .execute()
}

export async function insertPrintoutLink(tx: Tx, row: Insertable<PrintoutLinkTable>) {
  await tx.insertInto('printout_link').values(row).execute()
}

interface LinkKey {
  readonly codeHash: string
  readonly eventId: number
  readonly printout: PrintoutName
}

/** Returns the account of a link to a printout that has not expired. */
export async function findLinkAccount(db: Db, key: LinkKey, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('printout_link')
    .where('code_hash', '=', key.codeHash)
    .where('event_id', '=', key.eventId)
    .where('printout', '=', key.printout)
    .where('expires_at', '>', now)
    .select('account_id')
    .executeTakeFirst()
  return row?.account_id ?? null
}

export async function removeOldPrintoutLinks(db: Db, before: Date) {
  await db.deleteFrom('printout_link').where('expires_at', '<', before).execute()
}
