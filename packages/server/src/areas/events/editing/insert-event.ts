import type { Insertable } from 'kysely'
import type { Tx } from '../../../db/schema.ts'
import type { EventTable } from '../../../db/tables/event.ts'
import { storeRegistrationPeriods } from '../listing/registration-periods.store.ts'
import { columnsOf, type EventData } from '../record/event-data.ts'
import { type EventRow, getEvent, insertEvent } from '../record/events.store.ts'
import { replaceDayProgram, replaceOffers } from './program.store.ts'

/** Inserts an event with its schedule, its programme and its registration periods; descriptions and files are separate. */
export async function insertWholeEvent(
  tx: Tx,
  data: EventData,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<EventRow> {
  const row = { account_id: accountId, version: 1, created_at: now, updated_at: now }
  const id = await insertEvent(tx, { ...columnsOf(data), ...row } satisfies Insertable<EventTable>)
  await replaceDayProgram(tx, id, data.dayProgram)
  await replaceOffers(tx, id, data.programData)
  const event = await getEvent(tx, id)
  await storeRegistrationPeriods(tx, event)
  return event
}
