import type { Translated } from '../catalogue.ts'
import type { sandbox as original } from '../ru/sandbox.ts'

export const sandbox = {
  title: 'Test payment',
  note: 'This is a test payment page: you will not be charged. Choose the outcome of the payment.',
  amount: 'Amount to pay',
  amountEnded: 'Amount',
  shop: 'Payee',
  order: 'Order',
  choices: {
    pay: 'Pay',
    refuse: 'Decline: insufficient funds',
    delay: 'Pay with a delay of 20\xa0seconds',
    twice: 'Pay twice',
    leave: 'Return without paying',
  },
  ended: {
    pending: 'The payment is being processed',
    waiting_for_capture: 'The payment is authorized and awaits capture',
    succeeded: 'The payment went through',
    canceled: 'The payment did not go through',
  },
  back: 'Back to the site',
  unknown: 'Payment not found',
  unknownNote: 'Go back to the order and start the payment again.',
  home: 'Home page',
} as const satisfies Translated<typeof original>
