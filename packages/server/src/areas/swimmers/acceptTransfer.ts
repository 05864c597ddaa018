import { DEFAULT_TIME_ZONE, dateInZone, isMinor } from '@polynya/domain'
import { recordChange } from '../../access/audit.ts'
import type { Handler } from '../../http/call.ts'
import { failField } from '../../http/failure.ts'
import { withdrawOpenChange } from './change-requests.store.ts'
import { sendTransferAnswered } from './custody-letters.ts'
import { openOffer } from './open-offer.ts'
import { swimmerView } from './swimmer-view.ts'
import { getSwimmer, updateSwimmer } from './swimmers.store.ts'
import { closeOffer } from './transfers.store.ts'

export const acceptTransfer: Handler<'swimmers.acceptTransfer'> = async ({ params, body, ...call }, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const { account } = call.caller
    const offer = await openOffer(tx, { id: params.id, party: 'receiver', account }, deps)
    const needsConsent = isMinor(offer.dob, dateInZone(deps.clock.now(), DEFAULT_TIME_ZONE))
    if (needsConsent && !body.guardianConsent) failField('guardianConsent', 'guardian_consent_required')
    const now = deps.clock.now()
    await updateSwimmer(tx, offer.swimmer_id, {
      account_id: account.id,
      updated_at: now,
      ...(needsConsent && { guardian_consent_at: now }),
    })
    await closeOffer(tx, offer.id, { state: 'accepted', closed_at: now })
    // What the last owner asked for is not the new one's wish.
    await withdrawOpenChange(tx, offer.swimmer_id, now)
    await recordChange(tx, call, {
      kind: 'swimmer',
      objectId: offer.swimmer_id,
      before: { userId: offer.account_id },
      after: { userId: account.id, offer: offer.id },
    })
    await sendTransferAnswered(tx, { ...offer, state: 'accepted' }, deps)
    return swimmerView(await getSwimmer(tx, offer.swimmer_id), 'full')
  })
