import type { OrderCard } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { isPaying, ORDER_TONES } from '../../features/orders/order-text.ts'

type Stated = Pick<OrderCard, 'status' | 'paymentStatus' | 'receiptStatus' | 'overpaid'>

/** The state of an order, and what of its payment and receipt is not as usual. */
export function OrderTags({ order }: { readonly order: Stated }) {
  const { t } = useWords()
  const { status, paymentStatus, receiptStatus, overpaid } = order
  const isRefused = paymentStatus === 'canceled' && (status === 'draft' || status === 'pending')
  return (
    <ul className="tags" aria-label={t('orders:statusOf')}>
      <li className="tag" data-tone={ORDER_TONES[status]}>
        {t(`orders:statuses.${status}`)}
      </li>
      {(isPaying(order) || isRefused) && (
        <li className="tag" data-tone={isRefused ? 'bad' : 'warn'}>
          {t(`orders:payments.${paymentStatus}`)}
        </li>
      )}
      {receiptStatus !== 'none' && (
        <li className="tag" data-tone={receiptStatus === 'canceled' ? 'bad' : undefined}>
          {t(`orders:receipts.${receiptStatus}`)}
        </li>
      )}
      {overpaid > 0 && (
        <li className="tag" data-tone="warn">
          {t('orders:facts.overpaid')}
        </li>
      )}
    </ul>
  )
}
