import { expect, it } from 'vitest'
import { delayOf, orderView } from './order-view.ts'

it.each([
  ['draft', 'none', 'pay'],
  ['pending', 'pending', 'waiting'],
  ['pending', 'canceled', 'pay'],
  ['expired', 'pending', 'waiting'],
  ['expired', 'none', 'expired'],
  ['paid', 'succeeded', 'paid'],
  ['part_refunded', 'succeeded', 'paid'],
  ['refunded', 'succeeded', 'refunded'],
  ['cancelled', 'none', 'cancelled'],
] as const)('an order that is %s with a payment %s is shown as %s', (status, paymentStatus, view) => {
  expect(orderView({ status, paymentStatus })).toBe(view)
})

it('polls a payment at growing intervals, and stops', () => {
  const waits = Array.from({ length: 11 }, (_, poll) => delayOf(poll))
  expect(waits[0]).toBe(1000)
  expect(waits.at(-1)).toBeNull()
  const delays = waits.filter((wait) => wait !== null)
  expect(delays).toEqual(delays.toSorted((one, other) => one - other))
})
