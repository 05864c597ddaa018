import { useWords } from '@polynya/ui'
import { useMoneyText } from '../../../features/registration/parts/money-text.ts'
import { registerAddress } from '../../../features/registration/register-search.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { Documents } from '../parts/EventTerms.tsx'
import { OrderItems } from '../parts/OrderItems.tsx'
import { StepFrame } from '../parts/StepFrame.tsx'
import { OrderTeams } from './OrderTeams.tsx'
import type { OrderProps } from './PayStep.tsx'

/** A paid order, and the next steps. */
export function OrderPaid({ event, order }: OrderProps) {
  const { t } = useWords()
  const money = useMoneyText()
  const { id, total, remaining, sumPaid, partRefunded, orderCurrency, userEmail, overpaid } = order
  const changes = [
    partRefunded > 0 && t('register:pay.refundedText', { sum: money(partRefunded, orderCurrency) }),
    remaining < total && t('register:pay.remaining', { sum: money(remaining, orderCurrency) }),
  ].filter(Boolean)
  const text =
    total === 0
      ? t('register:pay.freeText', { id })
      : t('register:pay.paidText', { id, sum: money(sumPaid, orderCurrency), email: userEmail ?? '' })
  return (
    <StepFrame step="pay" heading={t('register:pay.paidHeading')}>
      <p className="register-done" role="status">
        {text}
      </p>
      {changes.length > 0 && <p className="register-note">{changes.join(' ')}</p>}
      {overpaid > 0 && (
        <p className="register-note">{t('register:pay.overpaid', { sum: money(overpaid, orderCurrency) })}</p>
      )}
      <OrderItems order={order} />
      <section className="register-card" aria-labelledby="next">
        <h2 id="next">{t('register:pay.nextHeading')}</h2>
        <Documents event={event} />
        <OrderTeams order={order} />
        <ul className="register-next">
          <li>
            <a href={`${paths.viewEvent(event.id)}#entries`}>{t('register:pay.entries')}</a>
          </li>
          {order.onSpot && (
            <li>
              <a href={paths.order(id)}>{t('register:pay.receipt')}</a>
            </li>
          )}
          <li>
            <a href={paths.orders}>{t('register:pay.orders')}</a>
          </li>
          <li>
            <a href={registerAddress({ event: event.id, step: 'swimmers' })}>{t('register:pay.more')}</a>
          </li>
        </ul>
      </section>
    </StepFrame>
  )
}
