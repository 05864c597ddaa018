/** Audits orders that administrators and federations place or change for others. */

import type { Order } from '@polynya/contract'
import { amountOf, minorOf } from '@polynya/domain'
import { type AuditedCall, recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import type { Basket } from './basket.ts'
import type { OrderRow } from './orders.store.ts'
import type { DeskPayment } from './pay-by-hand.ts'

interface PlacedOrder {
  readonly id: number
  readonly basket: Basket
  readonly payment?: DeskPayment
}

export const auditOrder = (tx: Tx, call: AuditedCall, { id, basket, payment }: PlacedOrder) =>
  recordChange(tx, call, {
    ...{ kind: 'order', objectId: id },
    after: {
      eventId: basket.selling.id,
      swimmers: basket.swimmers.map(({ swimmer }) => swimmer.iwsaid),
      ...payment,
    },
  })

interface AddedEntry {
  readonly orderId: number
  readonly basket: Basket
  readonly distanceId: number
}

/** Audits a distance that is added to an order. */
export const auditEntry = (tx: Tx, call: AuditedCall, { orderId, basket, distanceId }: AddedEntry) =>
  recordChange(tx, call, {
    ...{ kind: 'order', objectId: orderId },
    after: { distanceId, swimmers: basket.swimmers.map(({ swimmer }) => swimmer.iwsaid) },
  })

type Terms = Order & Pick<OrderRow, 'country'>

/** Audits a change of the terms of an order by its views before and after it. */
export const auditTerms = (tx: Tx, call: AuditedCall, { before, after }: Record<'before' | 'after', Terms>) =>
  recordChange(tx, call, {
    ...{ kind: 'order', objectId: after.id },
    before: termsOf(before),
    after: termsOf(after),
  })

const termsOf = ({ coupon, country, orderCurrency, total, orderContent }: Terms) => ({
  coupon,
  country,
  currency: orderCurrency,
  total,
  donation: amountOf(orderContent.reduce((sum, { donationAmount }) => sum + minorOf(donationAmount), 0)),
})
