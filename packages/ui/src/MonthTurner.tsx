import { nextMonth } from './months.ts'
import { useWords } from './words.ts'

interface Props {
  /** `YYYY-MM`. */
  readonly month: string
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly onTurn: (month: string) => void
}

/** Buttons that lead to the previous, the current and the next month. */
export function MonthTurner({ month, today, onTurn }: Props) {
  const { t } = useWords()
  return (
    <div className="calendar-leaf">
      <button
        type="button"
        aria-label={t('widgets:calendar.previous')}
        onClick={() => onTurn(nextMonth(month, -1))}
      >
        <span className="calendar-arrow" data-to="start" />
      </button>
      <button type="button" onClick={() => onTurn(today.slice(0, 7))}>
        {t('widgets:calendar.today')}
      </button>
      <button
        type="button"
        aria-label={t('widgets:calendar.next')}
        onClick={() => onTurn(nextMonth(month, 1))}
      >
        <span className="calendar-arrow" data-to="end" />
      </button>
    </div>
  )
}
