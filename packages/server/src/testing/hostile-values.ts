/** Values of the classes that once reached the database or failed with 5xx: what generated requests try in every field. */

import fc from 'fast-check'

const HALVES = ['\ud800', '\udc00', 'a\udfffb', '\udc00\ud800', '\ud83c'] as const
const ZEROS = ['\0', 'a\0b', '\u0001', '\u007f'] as const
const DIGITS = [
  '１２',
  '２０２６-０１-１６',
  '٢',
  '२०',
  '𝟚𝟘',
  'Ⅳ',
  '²',
  'ↀ',
  'Ｐｅｔｒｏｖ',
  'Petrov２',
] as const
const NUMBERS = [
  1e15,
  1e21,
  -1e21,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  0.000_000_1,
  1e-300,
  -0,
  '1'.repeat(400),
] as const
const TIMES = [
  '100:00.00',
  '99:59.99',
  '00:00.00',
  '01:60.00',
  '1:05.30',
  '01:05,30',
  '０１:０５.３０',
  '399:59.96',
] as const
const DATES = [
  '2026-02-30',
  '2026-13-01',
  '2025-02-29',
  '0000-01-01',
  '+010000-01-01',
  '2026-02-30T00:00:00Z',
] as const
const LINKS = [
  'javascript:alert(1)',
  'java\tscript:x',
  'data:text/html,x',
  '[a](vbscript:x)',
  '//evil.test',
] as const
const ADDRESSES = [
  'a@почта.рф',
  'a@xn--80a1acny.xn--p1ai',
  'а@b.test',
  'a@xn--.test',
  'a@１２７.０.０.１',
] as const

/** Strings and numbers of every class, alone and within other text. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HALVES, ...ZEROS, ...DIGITS, ...NUMBERS),
  fc.constantFrom<unknown>(...TIMES, ...DATES, ...LINKS, ...ADDRESSES),
  fc
    .tuple(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(...HALVES, ...ZEROS, ...DIGITS),
      fc.string({ maxLength: 20 }),
    )
    .map((parts) => parts.join('')),
)
