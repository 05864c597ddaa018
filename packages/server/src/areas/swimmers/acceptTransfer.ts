import { isMinor } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { failField } from '../../failure.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { federationDate } from '../site/federation-date.ts'
import { changeOwner } from './custody/change-owner.ts'
import { sendTransferAnswered } from './custody/custody-mails.ts'
import { openOffer } from './custody/open-offer.ts'
import { closeOffer } from './custody/transfers.store.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import { getSwimmer } from './profile/swimmers.store.ts'

export const acceptTransfer: Handler<'swimmers.acceptTransfer'> = async ({ params, body, ...call }, deps) => {
  const { view, keys } = await deps.db.transaction().execute(async (tx) => {
    const { account } = call.caller
    const offer = await openOffer(tx, { id: params.id, party: 'receiver', account }, deps)
    const needsConsent = isMinor(offer.dob, await federationDate(tx, deps.clock.now()))
    if (needsConsent && !body.guardianConsent) failField('guardianConsent', 'guardian_consent_required')
    const now = deps.clock.now()
    const consentAt = needsConsent ? now : null
    const keys = await changeOwner(tx, offer.swimmer_id, { accountId: account.id, at: now, consentAt })
    await closeOffer(tx, offer.id, { state: 'accepted', closed_at: now })
    await recordChange(tx, call, {
      kind: 'swimmer',
      objectId: offer.swimmer_id,
      before: { userId: offer.account_id },
      after: { userId: account.id, offer: offer.id },
    })
    await sendTransferAnswered(tx, { ...offer, state: 'accepted' }, deps)
    return { view: swimmerView(await getSwimmer(tx, offer.swimmer_id), 'full'), keys }
  })
  await removeBytes(deps.files, keys)
  return view
}
