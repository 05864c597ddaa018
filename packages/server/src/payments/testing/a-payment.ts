import type { NewPayment } from '../gateway.ts'

/** A payment of 1 500 roubles for order 7, with what a test says of it. */
export const aPayment = (given: Partial<NewPayment> = {}): NewPayment => ({
  key: 'key-1',
  orderId: 7,
  amountMinor: 150_000,
  currency: 'RUB',
  description: 'Заказ 7: Кубок Тюмени',
  returnUrl: 'http://polynya.test/orders?payed=7',
  language: 'ru',
  receipt: {
    email: 'payer@polynya.test',
    items: [{ description: 'Участие: Анна Петрова', amountMinor: 150_000, quantity: 1 }],
  },
  ...given,
})

/** A refund of 500 roubles of a payment, with what a test says of it. */
export const aRefund = (externalId: string, given: { key?: string; amountMinor?: number } = {}) => ({
  key: 'refund-1',
  externalId,
  amountMinor: 50_000,
  currency: 'RUB',
  receipt: {
    email: 'payer@polynya.test',
    items: [{ description: 'Участие: Анна Петрова', amountMinor: 50_000, quantity: 1 }],
  },
  ...given,
})
