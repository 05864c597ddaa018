import type { EventView } from '@polynya/contract'
import { dateInZone, lowestPrice } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'

/**
 * What to do about an event, and from which price on, at the bottom of a narrow window. The server renders it, too.
 */
export function EventBar({
  event,
  now,
  children,
}: {
  readonly event: EventView
  readonly now: Date
  /** The action; null leaves the bar out. */
  readonly children: ReactNode
}) {
  const { t, formats } = useWords()
  const price = lowestPrice(event, dateInZone(now, event.timeZone))
  return (
    <section className="event-bar" aria-label={t('eventAction:bar.label')}>
      {price !== null && (
        <p>
          {price === 0
            ? t('eventAction:bar.free')
            : t('eventAction:bar.from', { price: formats.money(price, event.currency) })}
        </p>
      )}
      {children}
    </section>
  )
}
