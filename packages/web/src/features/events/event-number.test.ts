import { expect, it } from 'vitest'
import { eventNumber } from './event-number.ts'

it('takes a whole number, with or without a registry ID behind it', () => {
  expect(eventNumber({ id: '17' })).toBe(17)
  expect(eventNumber({ id: '17', iwsaid: 'PETR004217' })).toBe(17)
})

it.each(['abc', '17a', '0', '-1', '1.5', '1e3', '99999999999'])('takes %s for no event', (id) => {
  expect(eventNumber({ id })).toBeNull()
})

it('takes no second segment that is no registry ID', () => {
  expect(eventNumber({ id: '17', iwsaid: 'petr' })).toBeNull()
})
