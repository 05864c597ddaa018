import { isApiError } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { failureText } from '../../../infrastructure/api/failure-text.ts'

/** Failure of a change of a start list; concurrent changes are already shown. */
export function ChangeFailed({ error }: { readonly error: unknown }) {
  const words = useWords()
  const isStale = isApiError(error) && error.reason === 'stale'
  return (
    <div role="alert">
      {error !== undefined && (
        <p className="content-notice">
          {words.t('messages:events.preStartUpdateFailed')}.{' '}
          {isStale ? words.t('startLists:manage.staleAdvice') : failureText(error, words).advice}
        </p>
      )}
    </div>
  )
}
