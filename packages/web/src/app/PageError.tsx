import { ErrorState, useWords } from '@polynya/ui'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** In the place of a page that could not be loaded or that broke while it was shown. */
export function PageError({ reset }: ErrorComponentProps) {
  const { t } = useWords()
  const router = useRouter()
  const [isRetrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    await router.invalidate()
    reset?.()
    setRetrying(false)
  }

  return (
    <div className="page">
      <h1 className="visually-hidden">{t('loadFailed')}</h1>
      <ErrorState title={t('loadFailed')} isRetrying={isRetrying} onRetry={retry} />
    </div>
  )
}
