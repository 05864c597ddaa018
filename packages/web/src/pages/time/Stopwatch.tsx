import type { StartList, TimingSheet } from '@polynya/contract'
import {
  heatKey,
  heatRefOf,
  type ListedHeat,
  listedHost,
  TIMEKEEPERS,
  type TimingRole,
} from '@polynya/domain'
import { starterName, useWords, type Words } from '@polynya/ui'
import { useState } from 'react'
import { sessionName } from '../../features/event-sessions/sessions-query.ts'
import { distanceName } from '../../features/events/distance-name.ts'
import type { PhoneState, TimingPhone } from '../../features/timing/timing-phone.ts'
import { MarkButton } from './MarkButton.tsx'

interface StopwatchProps {
  /** The code of the address. */
  readonly code: string
  readonly phone: TimingPhone
  readonly state: PhoneState
  readonly sheet: Pick<TimingSheet, 'lists' | 'sessions'>
}

/** The choice of heat, role and lane, and the button that starts or stops. */
export function Stopwatch({ code, phone, state, sheet }: StopwatchProps) {
  const words = useWords()
  const { t, language } = words
  const { lists } = sheet
  const [distanceId, setDistanceId] = useState(lists[0]?.distanceId)
  const [heatIndex, setHeatIndex] = useState(0)
  const [role, setRole] = useState<TimingRole>(1)
  const [lane, setLane] = useState<number | null>(null)
  const list = lists.find((each) => each.distanceId === distanceId) ?? lists[0]
  const heats = list?.heats ?? []
  const heat = heats[Math.min(heatIndex, heats.length - 1)]
  const swum = list && heat ? swumWith({ list, heat }, lists) : null
  const lanes = swum?.lanes ?? []
  const current = lanes.find((each) => each.lane === lane) ?? lanes[0]
  return (
    <>
      <div className="time-choice">
        <label>
          {t('timing:distance')}
          {list && <small>{sessionOf(sheet, list.session, words)}</small>}
          <select
            value={list?.distanceId}
            onChange={({ target }) => {
              setDistanceId(Number(target.value))
              setHeatIndex(0)
            }}
          >
            <Distances sheet={sheet} />
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
          {current && swum && swum.parts.length > 1 && (
            <small> {distanceName(current.part.list, words)}</small>
          )}
        </p>
      )}
      {swum && (role === 0 || current) && (
        <MarkButton
          key={`${swum.key} ${role} ${current?.lane}`}
          code={code}
          phone={phone}
          state={state}
          host={swum.host}
          mark={
            role !== 0 && current
              ? { ...heatRefOf(current.part), role, lane: current.lane }
              : { ...swum.host, role, lane: null }
          }
        />
      )}
    </>
  )
}

function sessionOf({ sessions }: StopwatchProps['sheet'], number: number, words: Words): string {
  const own = sessions.find((each) => each.number === number)
  return sessionName(own ?? { number, name: null, nameEn: null }, words)
}

/** The distances by session. */
function Distances({ sheet }: Pick<StopwatchProps, 'sheet'>) {
  const words = useWords()
  return [...Map.groupBy(sheet.lists, ({ session }) => session)].map(([number, ofSession]) => (
    <optgroup key={number} label={sessionOf(sheet, number, words)}>
      {ofSession.map((each) => (
        <option key={each.distanceId} value={each.distanceId}>
          {distanceName(each, words)}
        </option>
      ))}
    </optgroup>
  ))
}

/** The heats that swim together with a heat, the one that the starter starts, and the lanes of all. */
function swumWith(part: ListedHeat<StartList>, lists: readonly StartList[]) {
  const { distanceId, heat } = listedHost(part)
  const host = { distanceId, heat }
  const key = heatKey(host)
  const parts = lists
    .flatMap((list) => list.heats.map((each) => ({ list, heat: each })))
    .filter((each) => heatKey(listedHost(each)) === key)
  const lanes = parts.flatMap((each) => each.heat.lanes.map((lane) => ({ ...lane, part: each })))
  return { key, host, parts, lanes: lanes.toSorted((one, other) => one.lane - other.lane) }
}
