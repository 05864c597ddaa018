import type { Order, OrderItem } from '@polynya/contract'
import { useWords, type Words } from '@polynya/ui'
import { enteredName, moneyText } from '../../features/orders/order-text.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { EntryRow } from './EntryRow.tsx'

interface Props {
  readonly order: Order
}

/** Whom an order is for, with their distances and what they pay. */
export function OrderItems({ order }: Props) {
  const { t } = useWords()
  return (
    <section aria-labelledby="items">
      <h2 id="items">{t('orders:items.heading')}</h2>
      {order.orderContent.map((item) => (
        <Item key={item.entryId} order={order} item={item} />
      ))}
    </section>
  )
}

function Item({ order, item }: Props & { readonly item: OrderItem }) {
  const words = useWords()
  const { t, language } = words
  const { swimmer, age, ageGroup, entries } = item
  const name = enteredName(swimmer, language)
  const about = [
    ageGroup && t('orders:items.ageGroup', { group: ageGroup }),
    age !== null && t('orders:items.age', { age }),
  ].filter(Boolean)
  return (
    <article className="order-item" aria-labelledby={`item-${item.entryId}`}>
      <h3 id={`item-${item.entryId}`}>
        <a href={paths.viewSwimmer(swimmer.iwsaid)} lang={name.lang}>
          {name.text}
        </a>
      </h3>
      <p>
        <small>{about.join(' · ')}</small>
      </p>
      <ul className="order-entries">
        {entries.map((entry) => (
          <EntryRow key={entry.id} order={order} swimmer={swimmer} entry={entry} />
        ))}
      </ul>
      <dl className="order-prices">
        {pricesOf(item, order, words).map(({ label, sum }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

/** The parts of a price that say something, and their sum. */
function pricesOf(item: OrderItem, { originalCurrency }: Order, { t, formats }: Words) {
  const sum = (amount: number) => moneyText(amount, originalCurrency, formats)
  const count = item.chargedEntries.length
  const fee = `${t('orders:items.fee')}, ${t('orders:items.distances', { count })}`
  const parts = [
    { label: t('orders:items.discount'), amount: -item.discountAmount },
    { label: t('orders:items.coupon'), amount: -item.couponAmount },
    { label: t('orders:items.donation'), amount: item.donationAmount },
    { label: t('orders:items.service'), amount: item.serviceAmount },
    { label: t('orders:items.mktPlace'), amount: item.mktPlaceAmount },
  ].filter(({ amount }) => amount !== 0)
  return [
    ...(count > 0 ? [{ label: fee, sum: sum(item.fee) }] : []),
    ...parts.map(({ label, amount }) => ({ label, sum: sum(amount) })),
    { label: t('orders:items.total'), sum: sum(item.total) },
  ]
}
