import { useWords } from '@polynya/ui'
import { DeniedAdvice } from '../../infrastructure/components/DeniedAdvice.tsx'

/** Says that access is not authorized, and what helps. */
export function UnauthorizedPage() {
  const { t } = useWords()
  return (
    <div className="page narrow-page">
      <h1>{t('unauthorized.heading')}</h1>
      <DeniedAdvice />
    </div>
  )
}
