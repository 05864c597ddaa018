import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import type { LiveState } from './use-live.ts'
import { useNow } from './use-now.ts'

/** Seconds of silence after which the age of the data is shown: the server sends a message every 15. */
const SHOWN_AFTER_S = 20

/** Whether the page is connected, and how old its data are where it is not. */
export function LiveStatus({ live: { connection, heardAt } }: { readonly live: LiveState }) {
  const { t } = useWords()
  const { clock } = useApp()
  useNow(0)
  const seconds = heardAt === null ? null : Math.max(0, Math.round((clock().getTime() - heardAt) / 1000))
  const age =
    seconds !== null && (connection === 'lost' || seconds > SHOWN_AFTER_S)
      ? seconds < 60
        ? t('live:age.seconds', { seconds: String(seconds) })
        : t('live:age.minutes', { minutes: String(Math.round(seconds / 60)) })
      : null
  if (connection === 'denied') return null
  return (
    <p className="live-status" data-connection={connection}>
      <span role="status">{t(`live:connection.${connection}`)}</span>
      {age && <span> · {age}</span>}
    </p>
  )
}
