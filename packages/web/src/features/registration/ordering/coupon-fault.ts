import { isApiError } from '@polynya/sdk/light'
import type { Words } from '@polynya/ui'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { fieldErrorText } from '../../../infrastructure/api/field-error-text.ts'

/** Returns why the server refuses the coupon of a basket, in words; null if it does not. */
export function couponFault(error: unknown, words: Words): string | null {
  if (!isApiError(error)) return null
  if (error.reason === 'coupon_used_up') return failureText(error, words).advice
  const issue = error.issues?.find(({ path }) => path.endsWith('coupon'))
  return issue ? (fieldErrorText({ type: issue.reason }, words) ?? null) : null
}
