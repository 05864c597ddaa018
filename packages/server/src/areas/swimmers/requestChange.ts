import type { ChangeRequestInput, Identity } from '@polynya/contract'
import type * as z from 'zod/mini'
import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { federationDate } from '../site/federation-date.ts'
import { getChange, insertChange } from './custody/change-requests.store.ts'
import { changeView, identityOf } from './custody/change-view.ts'
import { newBirthDateIssues } from './profile/swimmer-input.ts'
import { lockSwimmer } from './profile/swimmers.store.ts'
import { ownConfirmedSwimmer } from './profile/visible-swimmer.ts'

export const requestChange: Handler<'swimmers.requestChange'> = async ({ params, body, ...call }, deps) => {
  return deps.db.transaction().execute(async (tx) => {
    await lockSwimmer(tx, params.id)
    const row = await ownConfirmedSwimmer(tx, params.id, call.caller)
    const today = await federationDate(tx, deps.clock.now())
    const issues = newBirthDateIssues(body.dob, row, { today, places: deps.places })
    if (issues.length > 0) fail('invalid_input', { issues })
    const before = identityOf(row)
    const requested = newOf(body, before)
    if (Object.keys(requested).length === 0) return fail('change_request_empty')
    const id = await insertChange(tx, {
      swimmer_id: row.id,
      account_id: call.caller.account.id,
      requested: JSON.stringify(requested),
      before: JSON.stringify(before),
      reason: body.reason,
      state: 'open',
      answer: null,
      created_at: deps.clock.now(),
      decided_at: null,
    })
    const after = { request: id, requested, reason: body.reason }
    await recordChange(tx, call, { kind: 'swimmer', objectId: row.id, after })
    return changeView(await getChange(tx, id))
  })
}

/** What of a request differs from what is. */
function newOf(body: z.output<typeof ChangeRequestInput>, present: Identity): Partial<Identity> {
  const fields = Object.keys(present) as (keyof Identity)[]
  const requested = fields.filter((field) => body[field] !== undefined && body[field] !== present[field])
  return Object.fromEntries(requested.map((field) => [field, body[field]]))
}
