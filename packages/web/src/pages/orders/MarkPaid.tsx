import type { Order, OrderCard } from '@polynya/contract'
import { isUnpaid } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { Suspense, useState } from 'react'
import { MarkPaidDialog } from './lazy-dialogs.ts'

/** Marks an order paid by hand, or takes the mark back. One button: it keeps the focus. */
export function MarkPaid({ order }: { readonly order: OrderCard | Order }) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const { id, isPaid } = order
  if (!canToggle(order)) return null
  const action = t(isPaid ? 'orders:admin.unmarkPaid' : 'orders:admin.markPaid')
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <span aria-hidden="true">{action}</span>
        <span className="visually-hidden">{t('orders:ofNumber', { action, id })}</span>
      </Button>
      {isAsking && (
        <Suspense>
          <MarkPaidDialog order={order} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

/**
 * Manual payments may arrive after the deadline; only a manual payment can be unmarked, while nothing was
 * refunded.
 */
const canToggle = ({ isPaid, status, paymentGateway, partRefunded }: OrderCard | Order) =>
  isPaid
    ? status === 'paid' && paymentGateway === 'manual' && partRefunded === 0
    : isUnpaid(status) || status === 'expired'
