import { useWords } from '@polynya/ui'
import { useRouterState } from '@tanstack/react-router'

/** Runs from the start of a navigation to its end. */
export function ProgressBar() {
  const { t } = useWords()
  const isRunning = useRouterState({ select: ({ status }) => status === 'pending' })
  return isRunning ? <div role="progressbar" aria-label={t('progress')} className="progress-bar" /> : null
}
