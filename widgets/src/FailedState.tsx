import { ErrorState, useWords } from '@polynya/ui'
import type { Failure } from './read-data.ts'

interface Props {
  readonly failure: Failure
  readonly isRetrying?: boolean
  readonly onRetry?: () => void
}

/** Why there is nothing to see, with what the page put into the tag: as a rule a link to the same on the site. */
export function FailedState({ failure, isRetrying = false, onRetry }: Props) {
  const { t } = useWords()
  const { title, advice } = textsOf(failure)
  return (
    <div className="failed">
      <ErrorState
        title={t(`widgets:${title}`)}
        advice={advice && t(`widgets:${advice}`)}
        isRetrying={isRetrying}
        {...(failure.retryable && onRetry && { onRetry })}
      />
      <slot />
    </div>
  )
}

function textsOf({ code, status, retryable }: Failure) {
  if (code === 'render' || code === 'shape') return { title: 'broken', advice: 'failedAdvice' } as const
  if (code === 'http' && !retryable && status !== null)
    return { title: 'missing', advice: 'missingAdvice' } as const
  return navigator.onLine
    ? ({ title: 'failed', advice: 'failedAdvice' } as const)
    : ({ title: 'offline', advice: 'offlineAdvice' } as const)
}
