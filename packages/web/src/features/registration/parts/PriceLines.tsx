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

/** Price breakdown of one swimmer without the donation, which is the payer's; zero lines are omitted. */
export function PriceLines({ price, currency }: { readonly price: Price; readonly currency: string }) {
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
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
      <div className="price-lines-total">
        <dt>{t('register:check.subtotal')}</dt>
        <dd>{total === 0 ? t('register:sum.free') : money(total, currency)}</dd>
      </div>
    </dl>
  )
}

/** The donation of an order, which belongs to no swimmer; nothing if there is none. */
export function DonationLine({
  items,
  currency,
}: {
  readonly items: readonly Pick<Price, 'donationAmount'>[]
  readonly currency: string
}) {
  const { t } = useWords()
  const money = useMoneyText()
  const amount = items.reduce((total, { donationAmount }) => total + donationAmount, 0)
  if (amount === 0) return null
  return (
    <dl className="register-card price-lines">
      <div className="price-lines-total">
        <dt>{t('register:check.donation')}</dt>
        <dd>{money(amount, currency)}</dd>
      </div>
    </dl>
  )
}
