/** SQL of the printouts of an event. */

import type { PrintSettings } from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'

export type PrintoutEvent = Awaited<ReturnType<typeof getPrintoutEvent>>

/** Returns what the head of a printout says about an event. */
export const getPrintoutEvent = (db: Db, id: number) =>
  db
    .selectFrom('event')
    .where('id', '=', id)
    .select(['id', 'name', 'name_en', 'address', 'address_en', 'region', 'start_date', 'end_date'])
    .select(['time_zone', 'age_groups', 'logo'])
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
