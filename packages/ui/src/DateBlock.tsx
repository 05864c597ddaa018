import type { EventCard } from '@polynya/contract'
import { useWords } from './words.ts'

type Dates = Pick<EventCard, 'startDate' | 'endDate'>

/** Dates of an event in large digits, with the full range for screen readers. */
export function DateBlock({ startDate, endDate }: Dates) {
  const { t, formats } = useWords()
  if (!startDate) return <p className="date-block date-block-unknown">{t('events:card.datesUnknown')}</p>
  const lastDate = endDate ?? startDate
  const monthOf = (date: string) => formats.dayMonth(date).replace(/\d+\s*/, '')
  const [first, last] = [monthOf(startDate), monthOf(lastDate)]
  return (
    <p className="date-block">
      <time className="visually-hidden" dateTime={startDate}>
        {formats.dateRange(startDate, lastDate)}
      </time>
      <span aria-hidden="true" className="date-block-days">
        {startDate === lastDate ? dayOf(startDate) : `${dayOf(startDate)}–${dayOf(lastDate)}`}
      </span>
      <span aria-hidden="true" className="date-block-month">
        {first === last ? first : `${first} – ${last}`} {lastDate.slice(0, 4)}
      </span>
    </p>
  )
}

const dayOf = (date: string) => Number(date.slice(8))
