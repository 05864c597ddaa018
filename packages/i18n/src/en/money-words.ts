import type { Translated } from '../catalogue.ts'
import type * as original from '../ru/money-words.ts'

export const moneyAttention = {
  amount_differs: 'Payment amount differs',
  refund_unanswered: 'No response about a refund',
  refund_refused: 'Refund refused',
} satisfies Translated<typeof original.moneyAttention>

export const moneyGateways = {
  sandbox: 'Sandbox',
  yookassa: 'YooKassa',
  manual: 'Marked manually',
  cash: 'Cash',
  terminal: 'Card at the venue',
  credit: 'Balance',
  card: 'Card',
} satisfies Translated<typeof original.moneyGateways>

export const moneyKinds = {
  fees: 'Fees',
  donations: 'Donations',
  service: 'Service charge',
  mktPlace: 'Marketplace charge',
  adjusted: 'Refunds and overpayments',
} satisfies Translated<typeof original.moneyKinds>
