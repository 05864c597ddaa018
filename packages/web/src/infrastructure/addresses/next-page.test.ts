import { expect, it } from 'vitest'
import { loginFrom, nextPage } from './next-page.ts'

it.each(['/events', '/view-event/7?x=1#map', '/'])('leads to %s', (wanted) => {
  expect(nextPage(wanted)).toBe(wanted)
})

it.each([
  undefined,
  '',
  'events',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
])('leads home for %s, which is no page of ours', (wanted) => {
  expect(nextPage(wanted)).toBe('/')
})

it.each(['/user/login?next=%2F', '/401', '/404?address=%2Fx'])(
  'leads home instead of back to %s',
  (wanted) => {
    expect(nextPage(wanted)).toBe('/')
  },
)

it.each([
  ['/events?page=2', '/user/login?next=%2Fevents%3Fpage%3D2'],
  ['/', '/user/login'],
  ['/user/login?next=%2Fevents', '/user/login?next=%2Fevents'],
  ['/user/signup?next=https%3A%2F%2Fevil.example', '/user/login'],
  ['/user/forgot', '/user/login'],
  ['/user/settings', '/user/login?next=%2Fuser%2Fsettings'],
])('is the requested one from %s at %s', (address, login) => {
  expect(loginFrom(address)).toBe(login)
})
