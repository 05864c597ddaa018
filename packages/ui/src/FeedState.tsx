import type { CalendarFeed } from './calendar-feed.ts'
import { useWords } from './words.ts'

interface Props {
  readonly feed: CalendarFeed
  /** The month to load again, `YYYY-MM`. */
  readonly month: string
}

/** Shown in place of events that are being loaded or failed to load. */
export function FeedState({ feed, month }: Props) {
  const { t } = useWords()
  if (feed.state !== 'failed') {
    return (
      <p className="calendar-none" role="status">
        {t('widgets:loading')}
      </p>
    )
  }
  return (
    <div className="calendar-none">
      <p role="alert">{t('widgets:failed')}</p>
      <button type="button" onClick={() => feed.load(month)}>
        {t('retry')}
      </button>
    </div>
  )
}
