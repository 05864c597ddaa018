import type { Order } from '@polynya/contract'
import { countsAsRefunded, minorOf } from '@polynya/domain'
import { Button, Facts, useWords, type Words } from '@polynya/ui'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { distanceText, enteredName, moneyText, orderEvent, shownStates } from './order-text.ts'

import './receipt.css'

/** The receipt of a paid order as a document of its own, which is printed without the rest of the page. */
export function Receipt({ order }: { readonly order: Order }) {
  const words = useWords()
  const { t, formats, language } = words
  const { id, orderCurrency, paidAt, receiptId, shopName, shopInn } = order
  const refunds = order.refunds.filter(({ status }) => countsAsRefunded(status))
  const { receipt } = shownStates(order)
  const event = orderEvent(order, language)
  const fiscal = receipt ? t(`orders:receipts.${receipt}`) : t('orders:receipt.noFiscal')
  return (
    <section className="order-receipt" aria-labelledby="receipt">
      <h2 id="receipt">{t('orders:receipt.heading', { id })}</h2>
      <p lang={event.lang}>{event.text}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('orders:receipt.what')}</th>
            <th scope="col">{t('orders:receipt.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {order.orderContent.map(({ entryId, swimmer, entries, chargedEntries, charged }) => (
            <tr key={entryId}>
              <td>
                {t('orders:receipt.line', {
                  name: enteredName(swimmer, language).text,
                  distances: entries
                    .filter((entry) => chargedEntries.includes(entry.id))
                    .map((entry) => distanceText(entry, t))
                    .join(', '),
                })}
              </td>
              <td>{moneyText(charged, orderCurrency, formats)}</td>
            </tr>
          ))}
          {refunds.map((refund) => (
            <tr key={refund.id}>
              <td>
                {t('orders:receipt.refund', {
                  target: t(`orders:refunds.target.${refund.target}`),
                  date: momentText(refund.createdAt, formats),
                })}
              </td>
              <td>{moneyText(-refund.amount, refund.currency, formats)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts
        facts={[
          { label: t('orders:receipt.total'), value: moneyText(order.sumPaid, orderCurrency, formats) },
          {
            label: t('orders:receipt.net'),
            value:
              refunds.length > 0
                ? moneyText(order.sumPaid - order.partRefunded, orderCurrency, formats)
                : null,
          },
          { label: t('orders:receipt.paidBy'), value: sourcesText(order, words) },
          { label: t('orders:facts.paidAt'), value: paidAt && momentText(paidAt, formats) },
          {
            label: t('orders:receipt.fiscal'),
            value: receiptId ? t('orders:facts.receiptNumber', { state: fiscal, number: receiptId }) : fiscal,
          },
          {
            label: t('orders:facts.seller'),
            value: shopName && shopInn ? t('orders:facts.inn', { name: shopName, inn: shopInn }) : shopName,
          },
          { label: t('orders:facts.payer'), value: order.userEmail },
        ]}
      />
      <p className="buttons">
        <Button onClick={printReceipt}>{t('orders:after.receipt')}</Button>
      </p>
    </section>
  )
}

/** How an order was paid: the balance first, with the amounts where there are several sources. */
function sourcesText({ paidParts, orderCurrency }: Order, { t, formats }: Words) {
  const sums = new Map<string, number>()
  for (const { source, amount } of paidParts.toReversed()) {
    const text = t(`orders:receipt.sources.${source}`)
    sums.set(text, (sums.get(text) ?? 0) + minorOf(amount))
  }
  if (sums.size < 2) return [...sums.keys()].join()
  return [...sums].map(([text, minor]) => `${text} ${formats.money(minor, orderCurrency)}`).join(', ')
}

/** Prints the receipt alone: the style sheet hides the rest of the page meanwhile. */
function printReceipt() {
  const { dataset } = document.documentElement
  dataset.print = 'receipt'
  addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}
