import type { Order, OrderCard } from '@polynya/contract'
import { isUnpaid } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { Suspense, useState } from 'react'
import { MarkPaidDialog } from './lazy-dialogs.ts'

interface Props {
  readonly order: OrderCard | Order
}

/** Marks an order paid by hand, or takes the mark back. One button: it keeps the focus. */
export function MarkPaid({ order }: Props) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const { id, isPaid } = order
  if (!canToggle(order)) return null
  const action = t(isPaid ? 'orders:admin.takeBack' : 'orders:admin.markPaid')
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

/** Money may come by hand after its time; only what came so can be taken back, while nothing went back. */
const canToggle = ({ isPaid, status, paymentGateway, partRefunded }: OrderCard | Order) =>
  isPaid
    ? status === 'paid' && paymentGateway === 'manual' && partRefunded === 0
    : isUnpaid(status) || status === 'expired'
