import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  ['https://polynya.example/a?b#c', 'https://polynya.example/a?b#c'],
  [' polynya.example/события ', 'https://polynya.example/события'],
  ['anna@polynya.example', 'mailto:anna@polynya.example'],
  ['+7 (345) 255-01-02', 'tel:+73452550102'],
  ['/events', '/events'],
  ['#documents', '#documents'],
])('takes %s for %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

it.each(['', 'вода', '//evil.example', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'a b.ru'])(
  'takes %j for no address',
  (typed) => {
    expect(linkAddress(typed)).toBe(null)
  },
)
