import { isApiError } from '@polynya/sdk/light'
import type { Words } from '@polynya/ui'
import { fieldErrorText } from '../../../infrastructure/api/field-error-text.ts'
import { amountProblem, type Basket, basketProblem } from './basket.ts'
import type { BasketProps } from './step-props.ts'

/** Returns what the distances of a basket lack, in words; null if nothing. */
export function missingText(
  { basket, programme, pricing }: Pick<BasketProps, 'basket' | 'programme' | 'pricing'>,
  t: Words['t'],
): string | null {
  const problem = basketProblem(basket, programme)
  if (problem === 'noDistances') return t('register:distances.required')
  if (problem === 'division') return t('register:distances.divisionRequired')
  if (problem === 'seedTime') return t('register:distances.seedTimeRequired')
  const issues = isApiError(pricing.error) ? (pricing.error.issues ?? []) : []
  const isRefused = issues.some(({ path }) => path.startsWith('swimmers'))
  return isRefused ? t('register:distances.refused') : null
}

/** Returns what is wrong with the donation of a basket, in words; null if nothing. */
export function donationFault({ donation }: Pick<Basket, 'donation'>, words: Words): string | null {
  const problem = amountProblem(donation)
  if (!problem) return null
  return fieldErrorText({ type: problem.reason, message: String(problem.limit ?? 0) }, words) ?? null
}

/** Whether the payment of an entry at the venue is still to be chosen. */
export const lacksMeans = ({ basket, pricing }: Pick<BasketProps, 'basket' | 'pricing'>): boolean =>
  basket.onSpot?.means === '' && (pricing.quote?.total ?? 0) > 0
