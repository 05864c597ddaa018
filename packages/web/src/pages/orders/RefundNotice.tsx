import type { Entry, RefundQuote } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { moneyText } from '../../features/orders/order-text.ts'

/** Refund of a cancellation today, and the rule that sets it. */
export function RefundNotice({
  entry,
  quote,
}: {
  readonly entry: Pick<Entry, 'state'>
  readonly quote: RefundQuote
}) {
  const { t, formats } = useWords()
  const { amount, currency, percent, remaining, rule } = quote
  const sum = (of: number) => moneyText(of, currency, formats)
  if (entry.state === 'held') return <p>{t('orders:cancel.unpaid')}</p>
  return (
    <div className="order-refund">
      <p>
        {amount > 0 ? t('orders:cancel.refund', { sum: sum(amount), percent }) : t('orders:cancel.noRefund')}
      </p>
      <p>
        <small>{t('orders:cancel.remaining', { sum: sum(remaining) })}</small>
      </p>
      {rule.length > 0 && (
        <p>
          <small>
            {t('orders:cancel.rule')}:{' '}
            {rule
              .map((step) =>
                t('orders:cancel.step', { date: formats.shortDate(step.until), percent: step.percent }),
              )
              .join('; ')}
          </small>
        </p>
      )}
    </div>
  )
}
