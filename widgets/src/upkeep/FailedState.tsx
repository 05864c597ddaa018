import { useWords } from '@polynya/ui'
import type { Problem } from '../attributes.ts'
import type { Failure } from '../event-types.ts'
import { withStyles } from './with-styles.ts'

export interface FailedProps {
  readonly failure: Failure
  /** Attribute of the tag that is not understood. */
  readonly problem?: Problem | undefined
  readonly isRetrying?: boolean
  readonly onRetry?: () => void
}

/**
 * `ErrorState` without the features of the app (request IDs, button variants), to keep every widget small. Shows
 * why there are no data, and the fallback content of the tag, usually a link to the same page on the site.
 */
export function FailedState({ failure, problem, isRetrying = false, onRetry }: FailedProps) {
  const { t } = useWords()
  const { title, advice } = textsOf(failure)
  const { name = '', value = '' } = problem ?? {}
  return (
    <div className="failed" ref={withStyles}>
      <div className="state" data-tone="bad">
        <div role="alert">
          <p className="state-title">{t(`widgets:${title}`, { name, value })}</p>
          <p>{t(`widgets:${advice}`)}</p>
        </div>
        {failure.retryable && onRetry && (
          <button type="button" className="button" aria-disabled={isRetrying} onClick={onRetry}>
            {t('retry')}
          </button>
        )}
      </div>
      <slot />
    </div>
  )
}

function textsOf({ code, status, retryable }: Failure) {
  if (code === 'attribute') return { title: 'wrongAttribute', advice: 'wrongAttributeAdvice' } as const
  if (code === 'render' || code === 'shape') return { title: 'broken', advice: 'failedAdvice' } as const
  if (code === 'http' && !retryable && status !== null)
    return { title: 'missing', advice: 'missingAdvice' } as const
  return navigator.onLine
    ? ({ title: 'failed', advice: 'failedAdvice' } as const)
    : ({ title: 'offline', advice: 'offlineAdvice' } as const)
}
