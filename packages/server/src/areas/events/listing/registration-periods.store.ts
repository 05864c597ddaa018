import { registrationPeriods } from '@polynya/domain'
import { periodRows } from '../../../db/period-rows.ts'
import type { Tx } from '../../../db/schema.ts'
import { type RegistrationRow, registrationWindowOf } from '../record/event-view.ts'

/** Stores the registration periods of an event as it is now. Lists find the event by them. */
export async function storeRegistrationPeriods(tx: Tx, event: RegistrationRow & { readonly id: number }) {
  const rows = periodRows(event.id, registrationPeriods(registrationWindowOf(event)))
  await tx.deleteFrom('registration_period').where('event_id', '=', event.id).execute()
  await tx.insertInto('registration_period').values(rows).execute()
}
