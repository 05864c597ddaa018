import type { Start } from '@polynya/contract'
import { EmptyState, inLanguage, useWords } from '@polynya/ui'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { distanceText, enteredName } from '../../orders/order-text.ts'
import { ChangeSeedTime } from '../seed-time/ChangeSeedTime.tsx'
import './starts.css'

/** The starts of the account's swimmers by event, with what can be changed about them. */
export function OwnStarts({ starts }: { readonly starts: readonly Start[] }) {
  const { t } = useWords()
  const byEvent = [...Map.groupBy(starts, ({ event }) => event.id).values()]
  return (
    <section aria-labelledby="own-starts">
      <h2 id="own-starts">{t('overview:starts.heading')}</h2>
      {byEvent.length === 0 && (
        <EmptyState title={t('overview:noStarts.title')}>
          <a className="button" data-kind="primary" href={paths.events}>
            {t('overview:noStarts.events')}
          </a>
        </EmptyState>
      )}
      {byEvent.map((ofEvent) => (
        <EventStarts key={ofEvent[0]?.event.id} starts={ofEvent} />
      ))}
    </section>
  )
}

/** The starts in one event. */
export function EventStarts({ starts }: { readonly starts: readonly Start[] }) {
  const { language, formats } = useWords()
  const [first] = starts
  if (!first) return null
  const { id, name, nameEn, startDate, endDate } = first.event
  const shown = inLanguage(language, { ru: name, en: nameEn })
  return (
    <div className="account-event">
      <h3 lang={shown?.lang}>
        <a href={paths.viewEvent(id)}>{shown?.text}</a>
      </h3>
      {startDate && <p>{formats.dateRange(startDate, endDate ?? startDate)}</p>}
      <ul className="account-rows">
        {starts.map((start) => (
          <StartRow key={`${start.entry.id} ${start.swimmer.id}`} start={start} />
        ))}
      </ul>
    </div>
  )
}

function StartRow({ start: { entry, swimmer, event, heat, lane, startsAt } }: { readonly start: Start }) {
  const { t, formats, language } = useWords()
  const name = enteredName(swimmer, language)
  const distance = distanceText(entry, t)
  const about = [
    entry.seedTime && t('orders:items.seedTime', { time: entry.seedTime }),
    heat !== null && lane !== null && t('overview:next.heat', { heat, lane }),
    startsAt && formats.time(startsAt, event.timeZone),
  ].filter(Boolean)
  return (
    <li>
      <div>
        <strong>{distance}</strong>
        {' · '}
        <span lang={name.lang}>{name.text}</span>{' '}
        {entry.state === 'held' && (
          <span className="tag" data-tone="warn">
            {t('overview:starts.unpaid')}
          </span>
        )}
        <p>{about.join(' · ')}</p>
      </div>
      <div className="buttons">
        <ChangeSeedTime entry={entry} name={name.text} />
        {entry.orderId !== null && (
          <a className="button" href={paths.order(entry.orderId)}>
            <span aria-hidden="true">{t('overview:starts.order')}</span>
            <span className="visually-hidden">
              {t('overview:starts.orderOf', { distance, name: name.text })}
            </span>
          </a>
        )}
      </div>
    </li>
  )
}
