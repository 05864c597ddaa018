import { useWords } from '@polynya/ui'
import { useEffect, useEffectEvent } from 'react'
import { useCountdown } from '../../../infrastructure/components/use-countdown.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'

/** Minutes that are left when it is said aloud. */
const SAID_AT = [10, 5, 1]

/** Time left for the reserved places: shown by the second, announced three times at most. */
export function HoldClock({
  until,
  onOver,
}: {
  /** An instant, ISO 8601. */
  readonly until: string
  readonly onOver: () => void
}) {
  const { t, formats } = useWords()
  const { clock, notifications } = useApp()
  const [left] = useCountdown(Math.max(0, Math.ceil((Date.parse(until) - clock().getTime()) / 1000)))
  const over = useEffectEvent(onOver)

  useEffect(() => {
    if (left === 0) over()
    if (left % 60 === 0 && SAID_AT.includes(left / 60)) {
      notifications.announce((speak) => speak('register:pay.holdSoon', { count: left / 60 }))
    }
  }, [left, notifications])

  if (left === 0) return t('register:pay.holdOver')
  const minutes = Math.floor(left / 60)
  const seconds = String(left % 60).padStart(2, '0')
  return (
    <>
      <span aria-hidden="true" data-soon={left < 300 || undefined} className="hold-clock">
        {t('register:pay.hold')}{' '}
        <b>
          {minutes}:{seconds}
        </b>
      </span>
      <span className="visually-hidden">
        {t('register:pay.holdUntil', { until: momentText(until, formats) })}
      </span>
    </>
  )
}
