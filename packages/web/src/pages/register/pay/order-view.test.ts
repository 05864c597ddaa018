import { expect, it } from 'vitest'
import { orderView, waitBefore } from './order-view.ts'

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

it('asks ever more seldom, and not for ever', () => {
  const waits = Array.from({ length: 11 }, (_, asked) => waitBefore(asked))
  expect(waits[0]).toBe(1000)
  expect(waits.at(-1)).toBeNull()
  const told = waits.filter((wait) => wait !== null)
  expect(told).toEqual(told.toSorted((one, other) => one - other))
})
