import type { Order } from '@polynya/contract'
import { isUnpaid } from '@polynya/domain'
import { Facts, useWords } from '@polynya/ui'
import { useEffect } from 'react'
import { orderQuery } from '../../features/orders/order-queries.ts'
import { type Situation, situationOf } from '../../features/orders/order-text.ts'
import { usePayment } from '../../features/orders/use-payment.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useCountdown } from '../../infrastructure/components/use-countdown.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'
import { useAdministers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { OverpaidLine } from './OverpaidLine.tsx'
import { PayLine } from './PayLine.tsx'
import { paymentFacts } from './payment-facts.ts'
import { RemoveOrder } from './RemoveOrder.tsx'

const RECEIPT_POLL_MS = 30_000

/** Poll interval of an open payment. */
const POLL_MS = 5000

interface Props {
  readonly order: Order
}

const TONES: { readonly [Each in Situation]?: 'good' | 'warn' | 'bad' } = {
  held: 'warn',
  unpaid: 'warn',
  checking: 'warn',
  refused: 'bad',
  expired: 'bad',
  paid: 'good',
  part_refunded: 'good',
}

/** Payment status of an order, the time left for its places, and the possible actions. */
export function PaymentPanel({ order }: Props) {
  const words = useWords()
  const { t } = words
  const isOwn = useUser()?.id === order.userId
  const administers = useAdministers()
  const situation = situationOf(order)
  const canAct = isOwn || administers
  const { queryClient } = useApp()
  const payment = usePayment(order, {
    onChanged: () => applyChange(queryClient, keys.orders.all),
    delayOf: () => POLL_MS,
  })
  useReceiptProgress(order)
  return (
    <section className="order-panel" aria-labelledby="payment">
      <h2 id="payment" tabIndex={-1}>
        {t('orders:facts.heading')}
      </h2>
      <p className="order-situation" role="status" data-tone={TONES[situation]}>
        {situation === 'refused' ? t('messages:orders.paymentFailed') : t(`orders:situations.${situation}`)}
      </p>
      {isUnpaid(order.status) && order.holdUntil && (
        <TimeLeft key={order.holdUntil} order={order} holdUntil={order.holdUntil} />
      )}
      {isOwn && isUnpaid(order.status) && <PayLine order={order} payment={payment} />}
      {canAct && order.overpaid > 0 && <OverpaidLine order={order} />}
      <Facts facts={paymentFacts(order, words)} />
      {canAct && isUnpaid(order.status) && <RemoveOrder order={order} />}
    </section>
  )
}

/** Time left for the reserved places; once it has expired, the order is re-fetched. */
function TimeLeft({ order, holdUntil }: Props & { readonly holdUntil: string }) {
  const { t } = useWords()
  const { client, queryClient, clock } = useApp()
  const seconds = Math.ceil((new Date(holdUntil).getTime() - clock().getTime()) / 1000)
  const [left] = useCountdown(Math.max(0, seconds))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries(orderQuery(client, order.id))
  }, [isOver, queryClient, client, order.id])
  if (isOver) return null
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <p className="order-time" role="timer">
      {t('orders:timeLeft', { time })}
    </p>
  )
}

/** Polls the status of a pending receipt, and re-fetches the order once that has changed. */
function useReceiptProgress({ id, receiptStatus }: Order) {
  const { client, queryClient } = useApp()
  useEffect(() => {
    if (receiptStatus !== 'pending') return
    const controller = new AbortController()
    async function poll() {
      const call = client.orders.receiptStatus({ params: { id } }, { signal: controller.signal })
      // A failed poll is retried at the next interval.
      const status = await call.then((receipt) => receipt.receiptStatus).catch(() => receiptStatus)
      if (status !== receiptStatus) await queryClient.invalidateQueries(orderQuery(client, id))
    }
    void poll()
    const timer = setInterval(poll, RECEIPT_POLL_MS)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [client, queryClient, id, receiptStatus])
}
