import type { Translated } from '../catalogue.ts'
import type { eventAction as original } from '../ru/event-action.ts'

export const eventAction = {
  register: 'Register',
  registerRelay: 'Enter a relay',
  prepare: 'Get ready to register',
  opensIn: 'Registration opens in',
  orders: 'My orders',
} satisfies Translated<typeof original>
