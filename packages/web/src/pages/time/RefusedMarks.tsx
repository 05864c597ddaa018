import { elapsedCs, formatRaceTime } from '@polynya/domain'
import { useWords, type Words } from '@polynya/ui'
import { distanceName } from '../../features/events/distance-name.ts'
import {
  type PhoneState,
  startOf,
  type TimingMark,
  type TimingPhone,
} from '../../features/timing/timing-phone.ts'

interface RefusedMarksProps {
  readonly phone: Pick<TimingPhone, 'dismissRefused'>
  readonly state: PhoneState
}

/** Marks that the server refused, with their times, so that a timekeeper can give these to the secretary. */
export function RefusedMarks({ phone, state }: RefusedMarksProps) {
  const words = useWords()
  const { t } = words
  if (state.refused.length === 0) return null
  return (
    <div className="time-refused" role="alert">
      <p>{t('timing:refused')}</p>
      <ul>
        {state.refused.map((mark) => (
          <li key={mark.sentId}>{textOf(mark, state, words)}</li>
        ))}
      </ul>
      <button type="button" className="button" onClick={phone.dismissRefused}>
        {t('timing:dismiss')}
      </button>
    </div>
  )
}

function textOf(mark: TimingMark, state: PhoneState, words: Words): string {
  const { t } = words
  const list = state.sheet?.lists.find(({ distanceId }) => distanceId === mark.distanceId)
  const place = { distance: list ? distanceName(list, words) : '', heat: String(mark.heat) }
  if (mark.lane === null) return t('timing:refusedStart', place)
  return t('timing:refusedStop', { ...place, lane: String(mark.lane), time: timeOf(mark, state) })
}

/** The time of a stop; the instant of the stop while the start is not known. */
function timeOf(mark: TimingMark, state: PhoneState): string {
  const startedAt = startOf(state, mark) ?? mark.startedAt
  const stoppedAt = mark.stoppedAt ?? ''
  const timeCs = startedAt && elapsedCs(Date.parse(startedAt), Date.parse(stoppedAt))
  return timeCs ? formatRaceTime(timeCs) : stoppedAt.slice(11, -2)
}
