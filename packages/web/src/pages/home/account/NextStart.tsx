import type { Start } from '@polynya/contract'
import { dateInZone, daysBetween } from '@polynya/domain'
import { Facts, inLanguage, useWords, type Words } from '@polynya/ui'
import { OpeningCountdown } from '../../../features/events/OpeningCountdown.tsx'
import { distanceText, enteredName } from '../../../features/orders/order-text.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'

/** The next start of the account's swimmers on the water of the first page, with the time left until it. */
export function NextStart({ start, onStarted }: { readonly start: Start; readonly onStarted: () => void }) {
  const words = useWords()
  const { t, language } = words
  const { event, heat, lane, startsAt } = start
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })
  const swimmer = enteredName(start.swimmer, language)
  return (
    <section className="next-event next-start" aria-label={t('overview:next.label')}>
      <p className="next-start-label">{t('overview:next.label')}</p>
      <h2 lang={name?.lang}>
        <a href={paths.viewEvent(event.id)}>{name?.text}</a>
      </h2>
      {startsAt ? (
        <OpeningCountdown
          key={startsAt}
          at={startsAt}
          label={t('overview:next.untilStart')}
          onOpened={onStarted}
        />
      ) : (
        <DaysLeft event={event} />
      )}
      <Facts
        facts={[
          { label: t('overview:next.when'), value: whenText(start, words) },
          {
            label: t('overview:next.place'),
            value: heat !== null && lane !== null ? t('overview:next.heat', { heat, lane }) : null,
          },
          { label: t('overview:next.distance'), value: distanceText(start.entry, t) },
          { label: t('overview:next.swimmer'), value: <span lang={swimmer.lang}>{swimmer.text}</span> },
        ]}
      />
    </section>
  )
}

/** The time left by the calendar, while the instant of the start is unknown. */
function DaysLeft({ event: { startDate, timeZone } }: { readonly event: Start['event'] }) {
  const { t, formats } = useWords()
  const { clock } = useApp()
  if (startDate === null) return null
  const days = daysBetween(dateInZone(clock(), timeZone), startDate)
  const soon = days <= 0 ? t('overview:next.today') : t('overview:next.tomorrow')
  return (
    <p className="next-start-days">
      {days <= 1 ? soon : t('overview:next.inDays', { days: formats.days(days) })}
    </p>
  )
}

function whenText({ event, startsAt }: Start, { t, formats }: Words): string {
  if (startsAt) return formats.longDate(startsAt, event.timeZone)
  const { startDate, endDate } = event
  return startDate ? formats.dateRange(startDate, endDate ?? startDate) : t('events:card.datesUnknown')
}
