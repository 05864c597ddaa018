import type { Translated } from '../catalogue.ts'
import type { sandbox as original } from '../ru/sandbox.ts'

export const sandbox = {
  title: 'Trial payment',
  note: 'This is the built-in payment page: no money is taken. Choose how the payment ends.',
  amount: 'To pay',
  amountEnded: 'Amount',
  shop: 'Payee',
  order: 'Order',
  choices: {
    pay: 'Pay',
    refuse: 'Refuse: not enough money',
    delay: 'Pay with a delay of 20\xa0seconds',
    twice: 'Pay twice',
    leave: 'Go back without deciding',
  },
  ended: {
    pending: 'The payment is being processed',
    waiting_for_capture: 'The money is held and waits to be taken',
    succeeded: 'The payment went through',
    canceled: 'The payment did not go through',
  },
  back: 'Back to the site',
  unknown: 'There is no such payment',
  unknownNote: 'Go back to the order and start the payment again.',
  home: 'To the first page',
} as const satisfies Translated<typeof original>
