import { elapsedCs, formatRaceTime } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useEffect, useState } from 'react'
import {
  markOf,
  type NewMark,
  type PhoneState,
  startOf,
  type TimingPhone,
} from '../../features/timing/timing-phone.ts'
import { useOwnStart } from './use-own-start.ts'

interface MarkButtonProps {
  /** The code of the address. */
  readonly code: string
  readonly phone: TimingPhone
  readonly state: PhoneState
  readonly mark: NewMark
  /** The heat that the starter starts, which differs from the own one where heats are merged. */
  readonly host: Pick<NewMark, 'distanceId' | 'heat'>
}

/** Half of the screen: starts the heat or stops the lane at the touch itself. A mistake is undone. */
export function MarkButton({ code, phone, state, mark, host }: MarkButtonProps) {
  const { t } = useWords()
  const [ownStart, storeOwnStart] = useOwnStart(code, host)
  const isStarter = mark.lane === null
  const marked = markOf(state, mark)
  const knownStart = startOf(state, host)
  const startedAt = knownStart ?? ownStart
  const stoppedAt = marked?.stoppedAt ?? null
  const press = () => {
    if (!marked) phone.mark(mark, ownStart)
  }
  return (
    <>
      <button
        type="button"
        className="time-button"
        data-state={marked ? 'done' : 'ready'}
        disabled={marked !== undefined}
        // The touch counts, not its end; the click is the keyboard's.
        onPointerDown={press}
        onClick={press}
      >
        <span>
          {t(
            isStarter
              ? marked
                ? 'timing:started'
                : 'timing:start'
              : marked
                ? 'timing:stopped'
                : 'timing:stop',
          )}
        </span>
        <Clock
          startedAt={startedAt}
          stoppedAt={stoppedAt}
          now={phone.serverNow}
          waiting={isStarter ? '' : t('timing:waiting')}
        />
      </button>
      <p className="buttons">
        {marked && (
          <button type="button" className="button" onClick={() => phone.undo(marked.sentId)}>
            {t('timing:undo')}
          </button>
        )}
        {!isStarter && !startedAt && (
          <button
            type="button"
            className="button"
            onClick={() => storeOwnStart(new Date(phone.serverNow()).toISOString())}
          >
            {t('timing:ownStart')}
          </button>
        )}
        {!isStarter && ownStart && !knownStart && !marked && (
          <button type="button" className="button" onClick={() => storeOwnStart(null)}>
            {t('timing:undoOwnStart')}
          </button>
        )}
      </p>
    </>
  )
}

interface ClockProps {
  readonly startedAt: string | null
  readonly stoppedAt: string | null
  /** Milliseconds of the server's clock. */
  readonly now: () => number
  readonly waiting: string
}

/** Milliseconds between readings: tenths are shown while the clock runs. */
const TICK_MS = 100

function Clock({ startedAt, stoppedAt, now, waiting }: ClockProps) {
  const [, tick] = useState(0)
  const isRunning = startedAt !== null && stoppedAt === null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  if (startedAt === null) return <span>{waiting}</span>
  const timeCs = elapsedCs(Date.parse(startedAt), stoppedAt === null ? now() : Date.parse(stoppedAt))
  const text = timeCs === null ? '00:00.00' : formatRaceTime(timeCs)
  return <span className="time-figures">{isRunning ? text.slice(0, -1) : text}</span>
}
