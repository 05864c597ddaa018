import { expect, it } from 'vitest'
import { isModalOver, readModalSearch, withModal } from './modal-address.ts'

it.each([
  ['/', '/?show=PETR004217'],
  ['/events?season=2025-2026&page=2', '/events?season=2025-2026&page=2&show=PETR004217'],
  ['/view-event/7?show=IVAN000001#map', '/view-event/7?show=PETR004217#map'],
])('is shown over %s at %s', (page, address) => {
  expect(withModal(page, 'PETR004217')).toBe(address)
  expect(isModalOver(page, address)).toBe(true)
})

it('leaves the page as it was', () => {
  expect(withModal('/events?page=2&show=PETR004217', null)).toBe('/events?page=2')
  expect(withModal('/?show=PETR004217', null)).toBe('/')
})

it('is neither over another page nor the page itself', () => {
  expect(isModalOver('/events', '/?show=PETR004217')).toBe(false)
  expect(isModalOver('/events?page=2', '/events?show=PETR004217')).toBe(false)
  expect(isModalOver('/events', '/events')).toBe(false)
})

it('is read off an address, and nothing else is', () => {
  expect(readModalSearch({ show: 'PETR004217', page: 2 })).toEqual({ show: 'PETR004217' })
  expect(readModalSearch({ show: 12 })).toEqual({ show: 12 })
  expect(readModalSearch({ show: ['a'] })).toEqual({})
})
