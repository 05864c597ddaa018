import { expect, it } from 'vitest'
import { loginFrom, nextPage, withReturn } from './next-page.ts'

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

const SITE = 'https://polynya.test'

it.each([
  ['/user/login', `${SITE}/events?page=2`, '/user/login?next=%2Fevents%3Fpage%3D2'],
  ['/user/signup', `${SITE}/view-event/7`, '/user/signup?next=%2Fview-event%2F7'],
  ['/user/login', `${SITE}/`, null],
  ['/user/login', `${SITE}/user/forgot`, null],
  ['/user/login', 'https://polynya.test.evil.example/events', null],
  ['/user/login', '', null],
  ['/user/login?next=%2F', `${SITE}/events`, null],
  ['/events', `${SITE}/swimmers`, null],
])('of %s without a script, from %s, is restored: %s', (path, referrer, restored) => {
  expect(withReturn({ href: SITE + path, referrer })).toBe(restored)
})
