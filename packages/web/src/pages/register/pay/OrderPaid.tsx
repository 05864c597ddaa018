import { type DistCode, findDistCode, formatTeamId } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { distanceText } from '../../../features/orders/order-text.ts'
import { registerAddress } from '../../../features/registration/register-search.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { useModalHref } from '../../../infrastructure/addresses/use-modal-href.ts'
import { Documents } from '../parts/EventTerms.tsx'
import { useMoneyText } from '../parts/money-text.ts'
import { OrderItems } from '../parts/OrderItems.tsx'
import { StepFrame } from '../parts/StepFrame.tsx'
import type { OrderProps } from './PayStep.tsx'

/** A paid order, and the next steps. */
export function OrderPaid({ event, order }: OrderProps) {
  const { t } = useWords()
  const money = useMoneyText()
  const { id, total, sumPaid, orderCurrency, userEmail, overpaid } = order
  const text =
    total === 0
      ? t('register:pay.freeText', { id })
      : t('register:pay.paidText', { id, sum: money(sumPaid, orderCurrency), email: userEmail ?? '' })
  return (
    <StepFrame step="pay" heading={t('register:pay.paidHeading')}>
      <p className="register-done" role="status">
        {text}
      </p>
      {overpaid > 0 && (
        <p className="register-note">{t('register:pay.overpaid', { sum: money(overpaid, orderCurrency) })}</p>
      )}
      <OrderItems order={order} />
      <section className="register-card" aria-labelledby="next">
        <h2 id="next">{t('register:pay.nextHeading')}</h2>
        <Documents event={event} />
        <Teams event={event} order={order} />
        <ul className="register-next">
          <li>
            <a href={`${paths.viewEvent(event.id)}#entries`}>{t('register:pay.entries')}</a>
          </li>
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

/** The teams that the order made: their members are named in the team's dialog. */
function Teams({ event, order }: Pick<OrderProps, 'event' | 'order'>) {
  const words = useWords()
  const { t } = words
  const modalHref = useModalHref()
  const relays = new Set(event.programData.filter(({ kind }) => kind === 'relay').map(({ id }) => id))
  const teams = order.orderContent.flatMap(({ swimmer, entries }) =>
    entries
      .filter(({ offerId, state }) => relays.has(offerId) && state === 'confirmed')
      .map((entry) => ({ ...entry, captainId: swimmer.id })),
  )
  if (teams.length === 0) return null
  return (
    <>
      <p>{t('register:pay.teamNote')}</p>
      <ul className="register-next">
        {teams.map(({ id, captainId, distCode, offerId, eventId }) => {
          const code: DistCode | null = findDistCode(distCode)
          return (
            code && (
              <li key={id}>
                <a href={modalHref(formatTeamId({ captainId, distCode: code, offerId, eventId }))}>
                  {t('register:pay.team', { distance: distanceText({ distCode: distCode }, words.t) })}
                </a>
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}
