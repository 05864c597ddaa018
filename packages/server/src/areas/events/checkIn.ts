import { recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { registrationViews } from '../registrations/registration-view.ts'
import {
  getRegistration,
  isEntered,
  lockRegistration,
  setCheckIn,
} from '../registrations/registrations.store.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const checkIn: Handler<'events.checkIn'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { params, caller } = call
    const { id: eventId } = await eventToChange(findHead(tx, params.id), caller)
    const registration = await lockRegistration(tx, eventId, params.registrationId)
    if (!registration) return fail('registration_not_found')
    await change(tx, call, registration)
    const [view] = await registrationViews(tx, [await getRegistration(tx, registration.id)], call.at)
    return view ?? fail('registration_not_found')
  })

interface Found {
  readonly id: number
  readonly checked_in_at: Date | null
}

/** Who has come already keeps the moment; who swims nothing has nothing to come for. */
async function change(tx: Tx, call: HandlerCall<'events.checkIn'>, { id, checked_in_at }: Found) {
  const { body, caller, at } = call
  const { checkedIn } = body
  if (checkedIn === (checked_in_at !== null)) return
  if (checkedIn && !(await isEntered(tx, id))) fail('entry_state', { fields: { state: 'cancelled' } })
  await setCheckIn(tx, checkedIn ? { id, at, by: caller.account.id } : { id, at: null, by: null })
  await recordChange(tx, call, {
    kind: 'registration',
    objectId: id,
    before: { checkedIn: !checkedIn },
    after: { checkedIn },
  })
}
