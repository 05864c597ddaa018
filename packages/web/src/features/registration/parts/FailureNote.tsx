import { isApiError } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { distanceText } from '../../orders/order-text.ts'

/**
 * Failure message that takes the focus, so that the user does not wait for a call that has already failed.
 */
export function FailureNote({
  title,
  error,
  children,
}: {
  readonly title: string
  /** What a call was refused with; left out where the title and the children say it all. */
  readonly error?: unknown
  /** What one can do about it. */
  readonly children?: ReactNode
}) {
  const words = useWords()
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure moves the focus here
  useEffect(() => {
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'center' })
  }, [error, title])
  const { advice, requestId } = failureText(error, words)
  return (
    <div ref={place} className="error-summary" tabIndex={-1} role="alert">
      <h2>{title}</h2>
      {error !== undefined && <p>{named(error, words) ?? advice}</p>}
      {isApiError(error) && Number(error.status) >= 500 && requestId && (
        <p className="error-summary-code">{words.t('requestCode', { requestId })}</p>
      )}
      {children}
    </div>
  )
}

/** A refusal that tells a distance by its code tells it by its name here. */
function named(error: unknown, words: ReturnType<typeof useWords>): string | null {
  if (!isApiError(error) || error.reason !== 'slots_exhausted') return null
  const distance = distanceText({ distCode: String(error.fields?.distance ?? '') }, words.t)
  return words.t('errors:reasons.slots_exhausted', { distance })
}
