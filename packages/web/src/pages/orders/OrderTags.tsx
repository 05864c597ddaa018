import type { OrderCard } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { ORDER_TONES, shownStates } from '../../features/orders/order-text.ts'

/** The state of an order, and what of its payment and receipt is not as usual. */
export function OrderTags({
  order,
}: {
  readonly order: Parameters<typeof shownStates>[0] & Pick<OrderCard, 'overpaid'>
}) {
  const { t } = useWords()
  const { status, payment, receipt } = shownStates(order)
  return (
    <ul className="tags" aria-label={t('orders:statusOf')}>
      {status && (
        <li className="tag" data-tone={ORDER_TONES[order.status]}>
          {t(`orders:statuses.${status}`)}
        </li>
      )}
      {payment && (
        <li className="tag" data-tone={payment === 'canceled' ? 'bad' : 'warn'}>
          {t(`orders:payments.${payment}`)}
        </li>
      )}
      {receipt && (
        <li className="tag" data-tone={receipt === 'canceled' ? 'bad' : undefined}>
          {t(`orders:receipts.${receipt}`)}
        </li>
      )}
      {order.overpaid > 0 && (
        <li className="tag" data-tone="warn">
          {t('orders:facts.overpaid')}
        </li>
      )}
    </ul>
  )
}
