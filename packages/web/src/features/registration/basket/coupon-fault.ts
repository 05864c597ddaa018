import { isApiError } from '@polynya/sdk/light'
import type { Words } from '@polynya/ui'
import { failureText } from '../../../infrastructure/api/failure-text.ts'
import { fieldErrorText } from '../../../infrastructure/api/field-error-text.ts'

/** Returns why the server refuses the coupon of a basket: a field's reason, or that of the call; undefined if it does not. */
export const couponReason = (error: unknown): string | undefined => {
  if (!isApiError(error)) return
  const { reason, issues } = error
  return reason === 'coupon_used_up' ? reason : issues?.find(({ path }) => path.endsWith('coupon'))?.reason
}

/** Returns the same in words; null if the coupon is not refused. */
export function couponFault(error: unknown, words: Words): string | null {
  const type = couponReason(error)
  if (!type) return null
  return (
    (type === 'coupon_used_up' ? failureText(error, words).advice : fieldErrorText({ type }, words)) ?? null
  )
}
