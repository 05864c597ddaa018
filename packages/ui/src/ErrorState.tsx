import { Button } from './Button.tsx'
import { useWords } from './words.ts'

interface Props {
  /** What failed. */
  readonly title: string
  /** Why, and what to do about it. */
  readonly advice?: string | undefined
  /** Names the call in the server's log. */
  readonly requestId?: string | undefined
  readonly isRetrying?: boolean
  readonly onRetry?: () => void
}

/** Says what failed and lets try again; the button keeps the focus meanwhile. */
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
