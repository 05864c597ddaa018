/** Audits orders that administrators and federations place for others. */

import { type AuditedCall, recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import type { Basket } from './basket.ts'
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
