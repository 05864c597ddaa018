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

/** Price breakdown of one swimmer; zero lines are omitted. */
export function PriceLines({ price, currency }: { readonly price: Price; readonly currency: string }) {
  const { t } = useWords()
  const money = useMoneyText()
  const { discount } = price
  const name = discount ? t(`register:check.discounts.${discount.kind}`) : ''
  const lines = [
    { label: t('register:check.fee'), amount: price.fee },
    { label: t('register:check.discount', { name }), amount: -price.discountAmount },
    { label: t('register:check.coupon'), amount: -price.couponAmount },
    { label: t('register:check.donation'), amount: price.donationAmount },
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
        <dd>{price.total === 0 ? t('register:sum.free') : money(price.total, currency)}</dd>
      </div>
    </dl>
  )
}
