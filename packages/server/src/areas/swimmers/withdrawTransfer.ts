import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { openOffer } from './custody/open-offer.ts'
import { closeOffer } from './custody/transfers.store.ts'

export const withdrawTransfer: Handler<'swimmers.withdrawTransfer'> = async ({ params, ...call }, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const { account } = call.caller
    const offer = await openOffer(tx, { id: params.id, party: 'giver', account }, deps)
    await closeOffer(tx, offer.id, { state: 'withdrawn', closed_at: deps.clock.now() })
    const after = { offer: offer.id, state: 'withdrawn' }
    await recordChange(tx, call, { kind: 'swimmer', objectId: offer.swimmer_id, after })
    return null
  })
