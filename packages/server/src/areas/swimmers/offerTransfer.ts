import { LIVES } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { emailKey } from '../accounts/account.store.ts'
import { sendTransferOffered } from './custody/custody-mails.ts'
import { transferView } from './custody/transfer-view.ts'
import { getOffer, insertOffer, withdrawLapsedOffer } from './custody/transfers.store.ts'
import { lockSwimmer } from './profile/swimmers.store.ts'
import { ownConfirmedSwimmer } from './profile/visible-swimmer.ts'

const OFFER_MS = LIVES.transferOfferDays * 86_400_000

export const offerTransfer: Handler<'swimmers.offerTransfer'> = async ({ params, body, ...call }, deps) => {
  const { id: accountId, email: ownEmail } = call.caller.account
  const email = emailKey(body.email)
  await ownConfirmedSwimmer(deps.db, params.id, call.caller)
  if (email === ownEmail) return fail('transfer_to_self')
  await deps.limits.take('transfer', String(accountId))
  await deps.limits.take('mailTo', email)
  return deps.db.transaction().execute(async (tx) => {
    await lockSwimmer(tx, params.id)
    const swimmer = await ownConfirmedSwimmer(tx, params.id, call.caller)
    const now = deps.clock.now()
    await withdrawLapsedOffer(tx, { swimmerId: swimmer.id, ownerId: accountId, now })
    const id = await insertOffer(tx, {
      swimmer_id: swimmer.id,
      account_id: accountId,
      email,
      state: 'open',
      created_at: now,
      expires_at: new Date(now.getTime() + OFFER_MS),
      closed_at: null,
    })
    await recordChange(tx, call, { kind: 'swimmer', objectId: swimmer.id, after: { offer: id, email } })
    const row = await getOffer(tx, id)
    await sendTransferOffered(tx, row, deps)
    return transferView(tx, row, deps)
  })
}
