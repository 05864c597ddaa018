import { errorTitle } from '@polynya/i18n'
import { isApiError } from '@polynya/sdk/light'
import type { Words } from '@polynya/ui'

export interface FailureText {
  readonly title: string
  /** What happened and what to do next. */
  readonly advice: string
  /** Names the call in the server's log. */
  readonly requestId: string | undefined
}

/** Returns the message shown for a failed call. Requires the namespace `errors`. */
export function failureText(error: unknown, { t }: Pick<Words, 't'>): FailureText {
  if (!isApiError(error))
    return { title: t('errors:titles.fallback'), advice: serverError(t), requestId: undefined }
  const { requestId, kind, code, reason, fields } = error
  const unanswered = { title: t('errors:connectivity.noServer'), requestId }
  if (kind === 'network') return { ...unanswered, advice: t('errors:connectivity.network') }
  if (kind === 'timeout' || kind === 'aborted')
    return { ...unanswered, advice: t('errors:connectivity.retryLater') }
  const title = t(`errors:titles.${ofSignIn(reason) ? 'authorization' : errorTitle(Number(code))}`)
  if (!reason) return { title, advice: serverError(t), requestId }
  const key = `errors:reasons.${reason}`
  // A newer server may know more reasons than this page has texts for.
  const advice = t(key as 'errors:reasons.internal', { ...fields })
  return { title, advice: advice === key ? serverError(t) : advice, requestId }
}

/** Whether sign-in itself failed: wrong credentials or the state of the account. */
const ofSignIn = (reason: string | undefined) =>
  reason === 'wrong_credentials' || reason === 'account_not_activated' || reason === 'account_blocked'

const serverError = (t: Words['t']) => t('errors:reasons.internal')
