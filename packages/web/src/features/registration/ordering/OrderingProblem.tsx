import { isApiError } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { couponReason } from '../basket/coupon-fault.ts'
import type { BasketProps } from '../basket/step-props.ts'
import type { Pricing } from '../basket/use-quote.ts'
import { FailureNote } from '../parts/FailureNote.tsx'
import { useMoneyText } from '../parts/money-text.ts'
import type { Ordering } from './use-ordering.ts'

interface Props extends Pick<BasketProps, 'pricing' | 'change'> {
  readonly ordering: Ordering
  /** Where the distances are chosen, if not on the same page. */
  readonly distancesAt?: string
}

/** Why the order was not placed, and what helps; else why the basket has no price. */
export function OrderingProblem(props: Props) {
  const { ordering, pricing, change, distancesAt } = props
  const { t } = useWords()
  const { problem } = ordering
  const toDistances = distancesAt && (
    <p>
      <a href={distancesAt}>{t('register:check.toDistances')}</a>
    </p>
  )
  if (problem === undefined) return <PricingProblem pricing={pricing}>{toDistances}</PricingProblem>
  const reason = isApiError(problem) ? problem.reason : undefined
  if (reason === 'price_changed') return <PriceChanged {...props} />
  const title = reason === 'slots_exhausted' ? t('register:check.lost') : t('register:check.failed')
  return (
    <FailureNote title={title} error={problem}>
      {reason === 'coupon_used_up' ? (
        <Button
          onClick={() => {
            change((basket) => ({ ...basket, coupon: '' }))
            ordering.settle()
          }}
        >
          {t('register:check.removeCoupon')}
        </Button>
      ) : (
        toDistances
      )}
    </FailureNote>
  )
}

/** Why the basket has no price, with a button that requests it again; nothing if it has one or a coupon is refused. */
export function PricingProblem({
  pricing,
  children,
}: Pick<Props, 'pricing'> & { readonly children?: ReactNode }) {
  const { t } = useWords()
  if (!lacksPrice(pricing)) return null
  return (
    <FailureNote title={t('register:sum.failed')} error={pricing.error}>
      {children}
      <Button onClick={pricing.again}>{t('retry')}</Button>
    </FailureNote>
  )
}

/** Whether a basket has no price for another reason than its coupon. */
export const lacksPrice = ({ error, isPricing }: Pricing): boolean =>
  error !== undefined && !isPricing && !couponReason(error)

/** Shows the previous and the present price; nothing is ordered at a price that the user has not seen. */
function PriceChanged({ ordering: { problem, seen } }: Props) {
  const { t } = useWords()
  const money = useMoneyText()
  const fields = isApiError(problem) ? problem.fields : undefined
  const now = money(Number(fields?.total ?? 0), String(fields?.currency ?? seen?.currency ?? 'RUB'))
  return (
    <FailureNote title={t('register:check.priceChanged')}>
      <p>{t('register:check.priceWas', { old: seen ? money(seen.total, seen.currency) : '', now })}</p>
    </FailureNote>
  )
}
