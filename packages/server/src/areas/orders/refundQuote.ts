import { dateInZone, isActiveEntry } from '@polynya/domain'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { refundOf, refundQuoteView } from '../refunds/refund-amount.ts'
import { refundTargets } from '../refunds/refund-order.ts'
import { visibleEntry } from './visible-order.ts'

export const refundQuote: Handler<'orders.refundQuote'> = async ({ params, caller }, { db, clock }) => {
  const address = { orderId: params.id, entryId: params.entryId }
  const { entry, order } = await visibleEntry(db, address, caller)
  if (!isActiveEntry(entry.state)) fail('entry_state')
  const cancelling = { order, entry, today: dateInZone(clock.now(), order.time_zone) }
  const refund = await refundOf(db, cancelling)
  const targets = await refundTargets(db, { orderId: order.id, amountMinor: refund.amountMinor })
  return refundQuoteView(cancelling, { ...refund, targets })
}
