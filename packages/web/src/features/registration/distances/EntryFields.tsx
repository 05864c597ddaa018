import { findDistCode, formatRaceTime, hasSeedTime, parseTypedRaceTime } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { type BasketEntry, isWrongTime, withEntry } from '../basket/basket.ts'
import type { RowProps } from './DistanceRow.tsx'

/** Fields of a chosen distance: a division, if it has some, and a declared time. */
export function EntryFields({
  entry,
  id,
  distance,
  swimmer,
  change,
}: RowProps & {
  readonly entry: BasketEntry
  readonly id: string
}) {
  const { t } = useWords()
  const at = { swimmerId: swimmer.id, distanceId: distance.id }
  const set = (edit: Partial<BasketEntry>) => change((basket) => withEntry(basket, at, edit))
  const code = findDistCode(distance.distCode)
  const isTimed = code !== null && hasSeedTime(code)
  if (!isTimed && distance.divisions.length === 0) return null
  return (
    <div className="entry-fields">
      {distance.divisions.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-division`}>{t('register:distances.division')}</label>
          <select
            id={`${id}-division`}
            value={entry.division}
            onChange={({ target }) => set({ division: target.value })}
          >
            <option value="">{t('register:distances.divisionNone')}</option>
            {distance.divisions.map((division) => (
              <option key={division} value={division}>
                {division}
              </option>
            ))}
          </select>
        </div>
      )}
      {isTimed && <SeedTime id={id} value={entry.seedTime} onTyped={(seedTime) => set({ seedTime })} />}
    </div>
  )
}

/** Shows an error after the field was left, and clears it as soon as the value is valid. */
function SeedTime({
  id,
  value,
  onTyped,
}: {
  readonly id: string
  readonly value: string
  readonly onTyped: (text: string) => void
}) {
  const { t } = useWords()
  const [isLeft, setLeft] = useState(value !== '')
  const isWrong = isLeft && isWrongTime(value)
  const timeCs = parseTypedRaceTime(value)
  const hint =
    timeCs === null
      ? t('register:distances.seedTimeHint')
      : t('register:distances.seedTimeUnderstood', { time: formatRaceTime(timeCs) })
  return (
    <div className="field" data-wrong={isWrong}>
      <label htmlFor={`${id}-time`}>{t('register:distances.seedTime')}</label>
      <input
        id={`${id}-time`}
        type="text"
        inputMode="text"
        autoComplete="off"
        placeholder="00:00.00"
        size={9}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={`${id}-time-note`}
        onChange={({ target }) => onTyped(target.value)}
        onBlur={() => setLeft(true)}
      />
      <p id={`${id}-time-note`} className={isWrong ? 'field-error' : 'field-hint'}>
        {isWrong ? t('register:distances.seedTimeWrong') : hint}
      </p>
    </div>
  )
}
