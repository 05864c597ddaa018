import { Button } from './Button.tsx'
import { useWords } from './words.ts'

interface Props {
  /** Names the failed operation. */
  readonly title: string
  /** The cause and the remedy. */
  readonly advice?: string | undefined
  /** Identifies the request in the server's log. */
  readonly requestId?: string | undefined
  readonly isRetrying?: boolean
  readonly onRetry?: () => void
}

/** Shows a failed operation with a retry button, which keeps the focus while retrying. */
export function ErrorState({ title, advice, requestId, isRetrying = false, onRetry }: Props) {
  const { t } = useWords()
  return (
    <div className="state" data-tone="bad">
      <div role="alert">
        <p className="state-title">{title}</p>
        {advice && <p>{advice}</p>}
        {requestId && <p className="state-code">{t('requestCode', { requestId })}</p>}
      </div>
      {onRetry && (
        <Button isBusy={isRetrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
