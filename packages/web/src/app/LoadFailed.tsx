import { ErrorState, useWords } from '@polynya/ui'
import { useEffect, useState } from 'react'
import { failureText } from '../api/failure-text.ts'
import { useApp } from './app-context.ts'

interface Props {
  /** What could not be loaded. */
  readonly title: string
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** A call that failed, in the words of its reason as soon as those are there. */
export function LoadFailed({ title, error, isRetrying, onRetry }: Props) {
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
