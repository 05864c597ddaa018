import type { BaseResult } from '@polynya/contract'
import { formatRaceTime, GENDERS, parseRaceTime, slowestTimeFor } from '@polynya/domain'
import { EmptyState, useWords } from '@polynya/ui'
import { type ReactNode, useState } from 'react'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { ConversionField } from './ConversionField.tsx'
import { pointsText, timeText } from './conversion-text.ts'

/** Points of the table. */
const STEPS = Array.from({ length: 20 }, (_, step) => 1000 - 50 * step)

/** The choice of a base result, both ways of conversion, and a table of times. */
export function Conversion({
  results,
  children,
}: {
  readonly results: readonly BaseResult[]
  /** Choice of the year. */
  readonly children: ReactNode
}) {
  const words = useWords()
  const { t } = words
  const { values, open } = useAddressQuery()
  const [time, setTime] = useState('')
  const [points, setPoints] = useState('')
  const genders = ([2, 1, 0] as const).filter((gender) => results.some((result) => result.gender === gender))
  const gender = genders.find((one) => String(one) === values.get('gender')) ?? genders[0]
  const ofGender = results.filter((result) => result.gender === gender)
  const base = ofGender.find(({ distCode }) => distCode === values.get('distance')) ?? ofGender[0]
  const baseCs = base ? parseRaceTime(base.result) : null
  const choose = (name: string, value: string) => {
    values.set(name, value)
    open(values)
  }
  return (
    <>
      <form className="convert-choice" onSubmit={(event) => event.preventDefault()}>
        {children}
        {genders.length > 0 && (
          <label>
            {t('points:gender')}
            <select value={gender} onChange={({ target }) => choose('gender', target.value)}>
              {genders.map((one) => (
                <option key={one} value={one}>
                  {t(`points:genders.${GENDERS[one]}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {base && (
          <label>
            {t('points:distance')}
            <select value={base.distCode} onChange={({ target }) => choose('distance', target.value)}>
              {ofGender.map(({ distCode }) => (
                <option key={distCode} value={distCode}>
                  {t(`sport:distances.${distCode}.name`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </form>
      {!base || baseCs === null ? (
        <EmptyState title={t('points:none')}>
          <p>{t('points:noneText')}</p>
        </EmptyState>
      ) : (
        <>
          <p className="convert-base">
            {t('points:convert.base')} <b>{base.result}</b>
          </p>
          <div className="convert-fields">
            <ConversionField
              label={t('points:convert.time')}
              hint={t('points:convert.timeHint')}
              value={time}
              onType={setTime}
              outcome={pointsText(time, baseCs, words)}
            />
            <ConversionField
              label={t('points:convert.points')}
              hint={t('points:convert.pointsHint')}
              value={points}
              onType={setPoints}
              outcome={timeText(points, baseCs, words)}
            />
          </div>
          <table className="points-table convert-table">
            <caption>{t('points:convert.table')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('points:convert.points')}</th>
                <th scope="col">{t('points:convert.time')}</th>
              </tr>
            </thead>
            <tbody>
              {STEPS.map((step) => {
                const slowest = slowestTimeFor(step, baseCs)
                return (
                  <tr key={step}>
                    <th scope="row">{step}</th>
                    <td>{slowest === null ? t('unknown') : formatRaceTime(slowest)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}
