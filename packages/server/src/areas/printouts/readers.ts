/** Who reads a printout: the caller of the request, or the account that created its link. */

import { diplomaKindOf, PRINTOUTS, type PrintoutName } from '@polynya/domain'
import type { Caller } from '../../access/caller.ts'
import { callerOfAccount } from '../../access/caller-of-account.ts'
import { hashOf } from '../../access/identify.ts'
import type { Db } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { type EventHead, findHead } from '../events/record/events.store.ts'
import { eventToChange, visibleEvent } from '../events/record/visible-event.ts'
import { deskEvent } from '../results/desk-event.ts'
import { isSwimmerOf } from './diplomas.store.ts'
import { findLinkAccount } from './printouts.store.ts'

interface PrintoutAddress {
  readonly id: number
  readonly printout: PrintoutName
  /** The only swimmer of the printout, by registry ID. */
  readonly iwsaid?: string | null
}

/** Returns an event of which the caller may read a printout, an owner the documents of a swimmer; fails with a reason. */
export async function readableEvent(
  db: Db,
  { id, printout, iwsaid = null }: PrintoutAddress,
  caller: Caller,
): Promise<EventHead> {
  const readers = PRINTOUTS[printout]
  if (readers === 'everyone') return visibleEvent(db, id, caller)
  if (!caller.account) return fail('sign_in_required')
  const isOwn = diplomaKindOf(printout) !== null && (await isSwimmerOf(db, iwsaid, caller.account.id))
  if (isOwn) return visibleEvent(db, id, caller)
  return readers === 'desk' ? deskEvent(db, id, caller) : eventToChange(findHead(db, id), caller)
}

interface Link extends PrintoutAddress {
  readonly code: string
  readonly now: Date
}

/** Returns the account of a link as a caller that reads, with its rights of now; fails with `not_found`. */
export async function callerOfLink(db: Db, { id: eventId, printout, code, now }: Link): Promise<Caller> {
  const accountId = await findLinkAccount(db, { codeHash: hashOf(code), eventId, printout }, now)
  const caller = accountId === null ? null : await callerOfAccount(db, accountId)
  return caller ?? fail('not_found')
}
