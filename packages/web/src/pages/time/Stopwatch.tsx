import type { StartList } from '@polynya/contract'
import { TIMEKEEPERS, type TimingRole } from '@polynya/domain'
import { starterName, useWords } from '@polynya/ui'
import { useState } from 'react'
import { distanceName } from '../../features/events/distance-name.ts'
import type { PhoneState, TimingPhone } from '../../features/timing/timing-phone.ts'
import { MarkButton } from './MarkButton.tsx'

interface StopwatchProps {
  readonly phone: TimingPhone
  readonly state: PhoneState
  readonly lists: readonly StartList[]
}

/** The choice of heat, role and lane, and the button that starts or stops. */
export function Stopwatch({ phone, state, lists }: StopwatchProps) {
  const words = useWords()
  const { t, language } = words
  const [distanceId, setDistanceId] = useState(lists[0]?.distanceId)
  const [heatIndex, setHeatIndex] = useState(0)
  const [role, setRole] = useState<TimingRole>(1)
  const [lane, setLane] = useState<number | null>(null)
  const list = lists.find((each) => each.distanceId === distanceId) ?? lists[0]
  const heats = list?.heats ?? []
  const heat = heats[Math.min(heatIndex, heats.length - 1)]
  const lanes = heat?.lanes ?? []
  const current = lanes.find((each) => each.lane === lane) ?? lanes[0]
  return (
    <>
      <div className="time-choice">
        <label>
          {t('timing:distance')}
          <select
            value={list?.distanceId}
            onChange={({ target }) => {
              setDistanceId(Number(target.value))
              setHeatIndex(0)
            }}
          >
            {lists.map((each) => (
              <option key={each.distanceId} value={each.distanceId}>
                {distanceName(each, words)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('timing:role')}
          <select value={role} onChange={({ target }) => setRole(Number(target.value) as TimingRole)}>
            <option value={0}>{t('timing:starter')}</option>
            {TIMEKEEPERS.map((number) => (
              <option key={number} value={number}>
                {t('timing:timekeeper', { number: String(number) })}
              </option>
            ))}
          </select>
        </label>
        {role !== 0 && (
          <label>
            {t('timing:lane')}
            <select value={current?.lane} onChange={({ target }) => setLane(Number(target.value))}>
              {lanes.map((each) => (
                <option key={each.lane} value={each.lane}>
                  {each.lane}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className="time-heat">
        <button
          type="button"
          className="button"
          aria-label={t('timing:previous')}
          disabled={heatIndex === 0}
          onClick={() => setHeatIndex(heatIndex - 1)}
        >
          ←
        </button>
        <h2 aria-live="polite">
          {t('timing:heatOf', { heat: String(heat?.heat ?? 0), heats: String(heats.length) })}
        </h2>
        <button
          type="button"
          className="button"
          aria-label={t('timing:next')}
          disabled={heatIndex >= heats.length - 1}
          onClick={() => setHeatIndex(heatIndex + 1)}
        >
          →
        </button>
      </div>
      {role !== 0 && (
        <p className="time-name">
          {current ? starterName(current.starter, language).text : t('timing:emptyLane')}
        </p>
      )}
      {list && heat && (role === 0 || current) && (
        <MarkButton
          key={`${list.distanceId} ${heat.heat} ${role} ${current?.lane}`}
          phone={phone}
          state={state}
          mark={{
            distanceId: list.distanceId,
            heat: heat.heat,
            role,
            lane: role === 0 ? null : (current?.lane ?? null),
          }}
        />
      )}
    </>
  )
}
