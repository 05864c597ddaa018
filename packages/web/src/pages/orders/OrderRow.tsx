import type { OrderCard } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { Fragment } from 'react'
import { dueOf, enteredName, isPaying, moneyText, orderEvent } from '../../features/orders/order-text.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { useAdministers } from '../../infrastructure/session/administers.ts'
import { MarkPaid } from './MarkPaid.tsx'
import { OrderTags } from './OrderTags.tsx'

interface Props {
  readonly order: OrderCard
}

/** An order of the list: for what and whom it is, how much, and how far it has come. */
export function OrderRow({ order }: Props) {
  const { t, formats, language } = useWords()
  const administers = useAdministers()
  const { id, eventId, swimmers, userEmail } = order
  const event = orderEvent(order, language)
  return (
    <li className="order-row">
      <div>
        <h2>
          <a href={paths.order(id)}>{t('orders:number', { id })}</a>
        </h2>
        <p>
          <a href={paths.viewEvent(eventId)} lang={event.lang}>
            {event.text}
          </a>
        </p>
        <p>
          {swimmers.map((swimmer, index) => {
            const name = enteredName(swimmer, language)
            return (
              <Fragment key={swimmer.id}>
                {index > 0 && ', '}
                <a href={paths.viewSwimmer(swimmer.iwsaid)} lang={name.lang}>
                  {name.text}
                </a>
              </Fragment>
            )
          })}
        </p>
        {administers && userEmail && (
          <p>
            <small>{userEmail}</small>
          </p>
        )}
      </div>
      <div className="order-sum">
        <strong>{moneyText(order.remaining, order.orderCurrency, formats)}</strong>
        {order.remaining < order.total && (
          <small>
            {t('orders:list.ordered', { sum: moneyText(order.total, order.orderCurrency, formats) })}
          </small>
        )}
        <OrderTags order={order} />
      </div>
      <Dates order={order} />
      <div className="buttons">{administers ? <MarkPaid order={order} /> : <PayLink order={order} />}</div>
    </li>
  )
}

function Dates({ order: { createdAt, paidAt, holdUntil, status, ...order } }: Props) {
  const { t, formats } = useWords()
  const isHeld = (status === 'draft' || status === 'pending') && holdUntil !== null
  return (
    <p className="order-dates">
      <small>{t('orders:list.createdAt', { date: momentText(createdAt, formats) })}</small>
      {paidAt && <small>{t('orders:list.paidAt', { date: momentText(paidAt, formats) })}</small>}
      {isHeld && <small>{t('orders:list.holdUntil', { date: momentText(holdUntil, formats) })}</small>}
      {order.partRefunded > 0 && (
        <small>
          {t('orders:list.back', { sum: moneyText(order.partRefunded, order.orderCurrency, formats) })}
        </small>
      )}
    </p>
  )
}

/** The way to pay, where there is something to be paid. */
function PayLink({ order }: Props) {
  const { t, formats } = useWords()
  const { id, status } = order
  if (status !== 'draft' && status !== 'pending') return null
  const action = isPaying(order)
    ? t('orders:pay.goOn')
    : t('orders:pay.card', { sum: moneyText(dueOf(order), order.orderCurrency, formats) })
  return (
    <a className="button" data-kind="primary" href={paths.order(id)}>
      <span aria-hidden="true">{action}</span>
      <span className="visually-hidden">{t('orders:ofNumber', { action, id })}</span>
    </a>
  )
}
