import type { OrderItem } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useMoneyText } from './money-text.ts'

export type Price = Pick<
  OrderItem,
  | 'fee'
  | 'discount'
  | 'discountAmount'
  | 'couponAmount'
  | 'donationAmount'
  | 'serviceAmount'
  | 'mktPlaceAmount'
  | 'total'
>

/** Shown instead of an amount that a changed basket no longer has. */
export const UNKNOWN_AMOUNT = '…'

/**
 * Price breakdown of one swimmer without the donation, which is the payer's; zero lines are omitted. While a newer price
 * is loading, the amounts are those of another basket and are not shown.
 */
export function PriceLines({
  price,
  currency,
  isPricing = false,
}: {
  readonly price: Price
  readonly currency: string
  readonly isPricing?: boolean
}) {
  const { t } = useWords()
  const money = useMoneyText()
  const { discount } = price
  const total = price.total - price.donationAmount
  const name = discount ? t(`register:check.discounts.${discount.kind}`) : ''
  const lines = [
    { label: t('register:check.fee'), amount: price.fee },
    { label: t('register:check.discount', { name }), amount: -price.discountAmount },
    { label: t('register:check.coupon'), amount: -price.couponAmount },
    { label: t('register:check.service'), amount: price.serviceAmount },
    { label: t('register:check.mktPlace'), amount: price.mktPlaceAmount },
  ].filter(({ amount }) => amount !== 0)
  return (
    <dl className="price-lines">
      {lines.length > 1 &&
        lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isPricing ? UNKNOWN_AMOUNT : money(amount, currency)}</dd>
          </div>
        ))}
      <div className="price-lines-total">
        <dt>{t('register:check.subtotal')}</dt>
        <dd>
          {isPricing
            ? t('register:sum.pricing')
            : total === 0
              ? t('register:sum.free')
              : money(total, currency)}
        </dd>
      </div>
    </dl>
  )
}

/** The donation of an order, which belongs to no swimmer; nothing if there is none. */
export function DonationLine({
  items,
  currency,
  isPricing = false,
}: {
  readonly items: readonly Pick<Price, 'donationAmount'>[]
  readonly currency: string
  readonly isPricing?: boolean
}) {
  const { t } = useWords()
  const money = useMoneyText()
  const amount = items.reduce((total, { donationAmount }) => total + donationAmount, 0)
  if (amount === 0) return null
  return (
    <dl className="register-card price-lines">
      <div className="price-lines-total">
        <dt>{t('register:check.donation')}</dt>
        <dd>{isPricing ? UNKNOWN_AMOUNT : money(amount, currency)}</dd>
      </div>
    </dl>
  )
}
