import type { BaseYear } from '@polynya/contract'
import { useWords } from '@polynya/ui'

/** Select of a year of base results; the active one is marked. */
export function YearChoice({
  years,
  year,
  onChoose,
}: {
  readonly years: readonly BaseYear[]
  readonly year: number
  readonly onChoose: (year: number) => void
}) {
  const { t } = useWords()
  return (
    <label>
      {t('points:year')}
      <select value={year} onChange={({ target }) => onChoose(Number(target.value))}>
        {years.map(({ year, active }) => (
          <option key={year} value={year}>
            {active ? t('points:active', { year: String(year) }) : year}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Returns the year of an address, else the active one, else the newest. */
export function chosenYear(years: readonly BaseYear[], wanted: string | null): BaseYear | undefined {
  return years.find(({ year }) => String(year) === wanted) ?? years.find(({ active }) => active) ?? years[0]
}
