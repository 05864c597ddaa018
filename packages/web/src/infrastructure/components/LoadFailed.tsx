import { isApiError } from '@polynya/sdk/light'
import { EmptyState, ErrorState, useWords } from '@polynya/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { failureText } from '../api/failure-text.ts'
import { useApp } from '../context/app-context.ts'

/** Seldom needed: not among the first page's bytes. */
const DeniedAdvice = lazy(async () => ({ default: (await import('./DeniedAdvice.tsx')).DeniedAdvice }))

interface Props {
  /** Title of the failure. */
  readonly title: string
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Whether a call was refused for want of a right, or of a sign-in. */
export const isDenied = (error: unknown) =>
  isApiError(error) && (error.status === 401 || error.status === 403)

/** A call that failed: denied, with what helps; else with another try. */
export function LoadFailed(props: Props) {
  const { t } = useWords()
  const { error } = props
  if (!isDenied(error)) return <Failed {...props} />
  return (
    <EmptyState title={t('unauthorized.heading')}>
      <Suspense>
        <DeniedAdvice />
      </Suspense>
    </EmptyState>
  )
}

/** In the words of its reason as soon as those are there. */
function Failed({ title, error, isRetrying, onRetry }: Props) {
  const { words } = useApp()
  const spoken = useWords()
  const [canExplain, setCanExplain] = useState(false)
  useEffect(() => {
    // Out of reach like the call itself, the words may stay away: the title says enough.
    words.load(['errors']).then(
      () => setCanExplain(true),
      () => undefined,
    )
  }, [words])
  const { advice, requestId } = failureText(error, spoken)
  return (
    <ErrorState
      title={title}
      advice={canExplain ? advice : undefined}
      requestId={requestId}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  )
}
