import { useWords } from '@polynya/ui'
import { useEffect, useEffectEvent } from 'react'
import { useCountdown } from '../../infrastructure/components/use-countdown.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { OpeningText } from './OpeningText.tsx'

const DAY_S = 86_400

/** Time until registration opens, updated every second. */
export function OpeningCountdown({
  at,
  label,
  onOpened,
}: {
  /** When it opens: an instant, ISO 8601. */
  readonly at: string
  readonly label: string
  /** Called once, when it does. */
  readonly onOpened: () => void
}) {
  const { formats } = useWords()
  const { clock } = useApp()
  const [left] = useCountdown(Math.max(0, Math.ceil((Date.parse(at) - clock().getTime()) / 1000)))
  const opened = useEffectEvent(onOpened)
  useEffect(() => {
    if (left === 0) opened()
  }, [left])
  const days = Math.floor(left / DAY_S)
  const parts = [Math.floor((left % DAY_S) / 3600), Math.floor((left % 3600) / 60), left % 60]
  const clockText = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return (
    <OpeningText label={label}>
      {days > 0 && `${formats.days(days)} `}
      {clockText}
    </OpeningText>
  )
}
