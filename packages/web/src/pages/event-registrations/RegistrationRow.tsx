import type { EventRegistration } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import { swimmerName, useWords, type Words } from '@polynya/ui'
import { moneyText, ORDER_TONES } from '../../features/orders/order-text.ts'
import { useRegionName } from '../../features/places/use-regions.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { EnteredDistances } from './EnteredDistances.tsx'
import { RowAdmissions } from './RowAdmissions.tsx'
import type { Outcome } from './use-batch.ts'

interface Props {
  readonly eventId: number
  readonly row: EventRegistration
  readonly timeZone: string
  readonly isSelected: boolean
  readonly outcome: Outcome | undefined
  readonly onSelect: (isSelected: boolean) => void
}

/** A registration of the list, with its check box and what became of it in bulk. */
export function RegistrationRow({ eventId, row, timeZone, isSelected, outcome, onSelect }: Props) {
  const words = useWords()
  const { t, language } = words
  const { main } = swimmerName(row, language)
  return (
    <li className="registration-row" data-selected={isSelected || undefined}>
      <label className="registration-choice">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          aria-label={t('registrations:bulk.select', { name: main.text })}
        />
        <b>{row.number ?? '—'}</b>
      </label>
      <div>
        <h2>
          <a href={paths.viewSwimmer(row.iwsaid)} lang={main.lang}>
            {main.text}
          </a>
        </h2>
        <About row={row} />
      </div>
      <EnteredDistances entries={row.entries} />
      <Orders row={row} />
      <Moments row={row} timeZone={timeZone} />
      <RowAdmissions eventId={eventId} row={row} />
      {outcome !== undefined && <OutcomeText outcome={outcome} />}
    </li>
  )
}

type OfRow = Pick<Props, 'row'>

function About({ row: { age, ageGroup, club, regionCode, country, city, email } }: OfRow) {
  const { t, formats } = useWords()
  const region = useRegionName(regionCode)
  const place = [club, city, country === 'RU' ? region : formats.country(country)].filter(Boolean)
  return (
    <p className="registration-about">
      <small>{[t('registrations:age', { count: age }), ageGroup].filter(Boolean).join(' · ')}</small>
      <small>{place.join(', ')}</small>
      {email && <small>{email}</small>}
    </p>
  )
}

/** The orders of a registration, each with what the swimmer costs in it. */
function Orders({ row: { orders } }: OfRow) {
  const { t, formats } = useWords()
  return (
    <ul className="registration-orders">
      {orders.map(({ id, status, total, currency }) => (
        <li key={id}>
          <a href={paths.order(id)}>{t('orders:number', { id })}</a>{' '}
          <span className="tag" data-tone={ORDER_TONES[status]}>
            {t(`orders:statuses.${status}`)}
          </span>{' '}
          <strong>{moneyText(total, currency, formats)}</strong>
        </li>
      ))}
    </ul>
  )
}

/** Times of registration, payment and check-in, in the venue's time zone. */
function Moments({ row, timeZone }: Pick<Props, 'row' | 'timeZone'>) {
  const { t, formats, language } = useWords()
  const paidAt = row.orders.findLast((order) => order.paidAt !== null)?.paidAt ?? null
  const moments = { registeredAt: row.registeredAt, paidAt, checkedInAt: row.checkedInAt }
  const names = ['registeredAt', 'paidAt', 'checkedInAt'] as const
  return (
    <p className="registration-about">
      {names.map((name) => {
        const at = moments[name]
        if (at === null) return null
        return (
          <small key={name}>
            {t(`registrations:columns.${name}`)}: {secondText(at, timeZone, { formats, language })}
          </small>
        )
      })}
    </p>
  )
}

function OutcomeText({ outcome }: { readonly outcome: Outcome }) {
  const words = useWords()
  if (typeof outcome === 'object') {
    return <p className="registration-outcome field-error">{failureText(outcome.error, words).advice}</p>
  }
  return <p className="registration-outcome">{words.t(`registrations:bulk.${outcome}`)}</p>
}

/** Formats an instant to the second in a time zone: «16 янв. 2026, 14:00:31». The order of entries may depend on it. */
function secondText(
  at: string,
  timeZone: string,
  { formats, language }: Pick<Words, 'formats' | 'language'>,
) {
  const moment = new Date(at)
  const time = moment.toLocaleTimeString(language, { timeZone, hourCycle: 'h23' })
  return `${formats.shortDate(dateInZone(moment, timeZone))}, ${time}`
}
