import type { DocumentDue, OrderCard, Overview } from '@polynya/contract'
import { inLanguage, useWords } from '@polynya/ui'
import { Fragment } from 'react'
import {
  distanceText,
  dueOf,
  enteredName,
  isPaying,
  moneyText,
  orderEvent,
} from '../../../features/orders/order-text.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'

/** Orders to pay, places to accept and documents to upload; nothing if there are none. */
export function Attention({ overview: { unpaid, offered, documents } }: { readonly overview: Overview }) {
  const { t } = useWords()
  if (unpaid.length + offered.length + documents.length === 0) return null
  return (
    <section aria-labelledby="attention">
      <h2 id="attention">{t('overview:attention.heading')}</h2>
      <ul className="account-rows">
        {unpaid.map((order) => (
          <UnpaidOrder key={order.id} order={order} />
        ))}
        {offered.map((entry) => (
          <OfferedPlace key={entry.id} entry={entry} />
        ))}
        {documents.map((due) => (
          <DueDocument key={`${due.swimmer.id} ${due.kind}`} due={due} />
        ))}
      </ul>
    </section>
  )
}

function UnpaidOrder({ order }: { readonly order: OrderCard }) {
  const { t, formats, language } = useWords()
  const { id, holdUntil, swimmers } = order
  const event = orderEvent(order, language)
  const action = isPaying(order)
    ? t('orders:pay.goOn')
    : t('orders:pay.card', { sum: moneyText(dueOf(order), order.orderCurrency, formats) })
  return (
    <li>
      <div>
        <strong lang={event.lang}>{event.text}</strong>
        <p>
          {t('orders:number', { id })}
          {' · '}
          {swimmers.map((swimmer, index) => {
            const name = enteredName(swimmer, language)
            return (
              <Fragment key={swimmer.id}>
                {index > 0 && ', '}
                <span lang={name.lang}>{name.text}</span>
              </Fragment>
            )
          })}
        </p>
        {holdUntil && (
          <p className="account-due">
            {t('overview:attention.payUntil', { date: momentText(holdUntil, formats) })}
          </p>
        )}
      </div>
      <a className="button" data-kind="primary" href={paths.order(id)}>
        <span aria-hidden="true">{action}</span>
        <span className="visually-hidden">{t('orders:ofNumber', { action, id })}</span>
      </a>
    </li>
  )
}

function OfferedPlace({ entry }: { readonly entry: Overview['offered'][number] }) {
  const { t, formats, language } = useWords()
  const { eventId, swimmer, holdUntil } = entry
  const name = enteredName(swimmer, language)
  const event = orderEvent(entry, language)
  const distance = distanceText(entry, t)
  return (
    <li>
      <div>
        <strong>{t('overview:attention.offered', { distance })}</strong>
        <p>
          <span lang={name.lang}>{name.text}</span>
          {' · '}
          <span lang={event.lang}>{event.text}</span>
        </p>
        {holdUntil && (
          <p className="account-due">
            {t('overview:attention.offeredUntil', { date: momentText(holdUntil, formats) })}
          </p>
        )}
      </div>
      <a className="button" data-kind="primary" href={`${paths.register}?e=${eventId}&s=${swimmer.id}`}>
        <span aria-hidden="true">{t('overview:attention.order')}</span>
        <span className="visually-hidden">
          {t('overview:attention.orderOf', { distance, name: name.text })}
        </span>
      </a>
    </li>
  )
}

function DueDocument({ due: { swimmer, kind, state, validUntil, event } }: { readonly due: DocumentDue }) {
  const { t, formats, language } = useWords()
  const name = enteredName(swimmer, language)
  const kindText = t(`admissions:kinds.${kind}`)
  const eventName = event && inLanguage(language, { ru: event.name, en: event.nameEn })
  const query = event ? `?event=${event.id}` : ''
  return (
    <li>
      <div>
        <strong>{kindText}</strong>{' '}
        <span className="account-due">
          {t(`overview:attention.states.${state}`, { date: validUntil ? formats.shortDate(validUntil) : '' })}
        </span>
        <p>
          <span lang={name.lang}>{name.text}</span>
        </p>
        {eventName && <p>{t('overview:attention.forEvent', { event: eventName.text })}</p>}
      </div>
      <a className="button" href={`${paths.editSwimmer(swimmer.id)}${query}#admissions`}>
        <span aria-hidden="true">{t('overview:attention.upload')}</span>
        <span className="visually-hidden">
          {t('overview:attention.uploadOf', { kind: kindText, name: name.text })}
        </span>
      </a>
    </li>
  )
}
