import type { Order } from '@polynya/contract'
import type { Fact, Words } from '@polynya/ui'
import { moneyText, shownStates } from '../../features/orders/order-text.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'

/** What is known of the money of an order; what says nothing is left out. */
export function paymentFacts(order: Order, { t, formats }: Words): Fact[] {
  const { orderCurrency: currency, receiptId, shopName, shopInn } = order
  const sum = (amount: number) => (amount > 0 ? moneyText(amount, currency, formats) : null)
  const moment = (at: string | null) => at && momentText(at, formats)
  const { payment, receipt } = shownStates(order)
  const receiptText = receipt && t(`orders:receipts.${receipt}`)
  const isOther = order.originalCurrency !== currency
  return [
    {
      label: t('orders:facts.remaining'),
      value: order.remaining < order.total ? moneyText(order.remaining, currency, formats) : null,
    },
    { label: t('orders:facts.total'), value: moneyText(order.total, currency, formats) },
    {
      label: t('orders:facts.original'),
      value: isOther ? moneyText(order.originalTotal, order.originalCurrency, formats) : null,
    },
    { label: t('orders:facts.paid'), value: sum(order.sumPaid) },
    { label: t('orders:facts.ofCredits'), value: sum(order.creditsUsed) },
    { label: t('orders:facts.refunded'), value: sum(order.partRefunded) },
    { label: t('orders:facts.overpaid'), value: sum(order.overpaid) },
    { label: t('orders:facts.payment'), value: payment && t(`orders:payments.${payment}`) },
    {
      label: t('orders:facts.receipt'),
      value:
        receiptText && receiptId
          ? t('orders:facts.receiptNumber', { state: receiptText, number: receiptId })
          : receiptText,
    },
    { label: t('orders:facts.paidAt'), value: moment(order.paidAt) },
    { label: t('orders:facts.createdAt'), value: moment(order.createdAt) },
    { label: t('orders:facts.coupon'), value: order.coupon },
    { label: t('orders:facts.payer'), value: order.userEmail },
    {
      label: t('orders:facts.seller'),
      value: shopName && shopInn ? t('orders:facts.inn', { name: shopName, inn: shopInn }) : shopName,
    },
  ]
}
