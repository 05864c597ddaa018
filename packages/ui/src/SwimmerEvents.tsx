import { formatRaceTime } from '@polynya/domain'
import { EventLink } from './EventLink.tsx'
import type { SwimmerStart } from './swimmer-results.ts'
import { useWords } from './words.ts'

interface Props {
  /** In any order. */
  readonly starts: readonly SwimmerStart[]
  /** The date `YYYY-MM-DD` that separates upcoming from past events. */
  readonly today: string
  /** Returns the URL of an event's page. */
  readonly hrefOf: (eventId: number) => string
  readonly headingLevel?: 2 | 3 | 4
}

/** Events that a swimmer entered: upcoming ones, nearest first, and past ones, latest first. */
export function SwimmerEvents({ starts, today, hrefOf, headingLevel = 3 }: Props) {
  const { t } = useWords()
  if (starts.length === 0) return <p className="note">{t('swimmers:events.none')}</p>
  const inOrder = starts.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
  const Heading = `h${headingLevel}` as const
  const parts = [
    {
      heading: t('swimmers:events.planned'),
      none: t('swimmers:events.nonePlanned'),
      events: inOrder.filter(({ endDate }) => endDate >= today),
    },
    {
      heading: t('swimmers:events.past'),
      none: t('swimmers:events.nonePast'),
      events: inOrder.filter(({ endDate }) => endDate < today).toReversed(),
    },
  ]
  return (
    <div className="swimmer-events">
      {parts.map(({ heading, none, events }) => (
        <section key={heading}>
          <Heading>{heading}</Heading>
          {events.length === 0 ? (
            <p className="note">{none}</p>
          ) : (
            <ul>
              {events.map((event) => (
                <li key={event.id}>
                  <Start start={event} hrefOf={hrefOf} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function Start({ start, hrefOf }: { readonly start: SwimmerStart } & Pick<Props, 'hrefOf'>) {
  const { t, formats } = useWords()
  const { startDate, endDate, entries } = start
  return (
    <>
      <p>
        <EventLink event={start} hrefOf={hrefOf} />
        <small>{formats.dateRange(startDate, endDate)}</small>
      </p>
      <ul>
        {entries.map(({ distCode, timeCs, place }) => (
          <li key={distCode}>
            {t(`sport:distances.${distCode}.short`)}
            {timeCs !== null && <b className="race-time">{formatRaceTime(timeCs)}</b>}
            {place !== null && <small>{t('swimmers:events.place', { place: String(place) })}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}
