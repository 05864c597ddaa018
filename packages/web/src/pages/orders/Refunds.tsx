import type { OrderRefund } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { moneyText } from '../../features/orders/order-text.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'

/** What went back, where to and why; nothing where nothing did. */
export function Refunds({ refunds }: { readonly refunds: readonly OrderRefund[] }) {
  const { t, formats } = useWords()
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">{t('orders:refunds.heading')}</h2>
      <ul className="order-refunds">
        {refunds.map(({ id, amount, currency, target, cause, status, createdAt }) => (
          <li key={id}>
            <strong>
              {moneyText(amount, currency, formats)} {t(`orders:refunds.target.${target}`)}
            </strong>{' '}
            <span
              className="tag"
              data-tone={status === 'canceled' ? 'bad' : status === 'succeeded' ? 'good' : 'warn'}
            >
              {t(`orders:refunds.states.${status}`)}
            </span>
            <small>
              {t(`orders:refunds.causes.${cause}`)} · {momentText(createdAt, formats)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
