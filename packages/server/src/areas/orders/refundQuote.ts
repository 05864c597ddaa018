import { dateInZone, isActiveEntry } from '@polynya/domain'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { refundOf, refundQuoteView } from '../refunds/refund-amount.ts'
import { visibleEntry } from './visible-order.ts'

export const refundQuote: Handler<'orders.refundQuote'> = async ({ params, caller }, { db, clock }) => {
  const address = { orderId: params.id, entryId: params.entryId }
  const { entry, order } = await visibleEntry(db, address, caller)
  if (!isActiveEntry(entry.state)) fail('entry_state')
  const cancelling = { order, entry, today: dateInZone(clock.now(), order.time_zone) }
  return refundQuoteView(cancelling, await refundOf(db, cancelling))
}
