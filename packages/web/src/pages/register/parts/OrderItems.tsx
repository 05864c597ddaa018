import type { Order } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { enteredName } from '../../../features/orders/order-text.ts'
import { DonationLine, PriceLines } from '../../../features/registration/parts/PriceLines.tsx'
import { EntryLines } from './EntryLines.tsx'

/** What an order is for, swimmer by swimmer. */
export function OrderItems({ order }: { readonly order: Order }) {
  const { language } = useWords()
  const items = order.orderContent.map((item) => {
    const name = enteredName(item.swimmer, language)
    return (
      <section key={item.entryId} className="register-card" aria-labelledby={`item-${item.entryId}`}>
        <h2 id={`item-${item.entryId}`} lang={name.lang}>
          {name.text}
        </h2>
        <EntryLines entries={item.entries} />
        <PriceLines price={item} currency={order.originalCurrency} />
      </section>
    )
  })
  return (
    <>
      {items}
      <DonationLine items={order.orderContent} currency={order.originalCurrency} />
    </>
  )
}
