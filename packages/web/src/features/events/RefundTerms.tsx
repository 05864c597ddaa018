import type { EventView } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** What cancelling a distance refunds from now on. */
export function RefundTerms({ event: { refundRule, timeZone } }: { readonly event: EventView }) {
  const { t, formats } = useWords()
  const today = dateInZone(useApp().clock(), timeZone)
  const ahead = refundRule.filter(({ until }) => today <= until)
  if (ahead.length === 0) return <p>{t('events:refund.none')}</p>
  return (
    <>
      <p>{t('events:refund.heading')}</p>
      <ul>
        {ahead.map(({ until, percent }) => (
          <li key={until}>{t('events:refund.step', { date: formats.fullDate(until), percent })}</li>
        ))}
      </ul>
    </>
  )
}
