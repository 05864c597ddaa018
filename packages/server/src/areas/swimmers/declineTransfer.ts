import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { sendTransferAnswered } from './custody/custody-mails.ts'
import { openOffer } from './custody/open-offer.ts'
import { closeOffer } from './custody/transfers.store.ts'

export const declineTransfer: Handler<'swimmers.declineTransfer'> = async ({ params, ...call }, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const { account } = call.caller
    const offer = await openOffer(tx, { id: params.id, party: 'receiver', account }, deps)
    await closeOffer(tx, offer.id, { state: 'declined', closed_at: deps.clock.now() })
    const after = { offer: offer.id, state: 'declined' }
    await recordChange(tx, call, { kind: 'swimmer', objectId: offer.swimmer_id, after })
    await sendTransferAnswered(tx, { ...offer, state: 'declined' }, deps)
    return null
  })
