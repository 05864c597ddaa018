/** Requests as attackers write them: paths byte by byte, and forms with any names, contents and ends. */

import fc from 'fast-check'
import { type RawPart, rawForm } from './raw-form.ts'

const segment = fc.oneof(
  fc.constantFrom(
    '%00',
    'a%00b.jpg',
    '%',
    '%zz',
    '%E0%A4%A',
    '%ED%A0%80',
    '..',
    '%2e%2e',
    '%2F',
    '%5C',
    '',
    '%20',
  ),
  fc.constantFrom(
    '1',
    '-1',
    '99999999999999999999',
    'NaN',
    '__proto__',
    '%27%20or%201=1%20--',
    '%E2%80%AEevil',
    ';',
    '#',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.integer({ min: 100, max: 3_000 }).map((length) => 'x'.repeat(length)),
)

/** Segments after the end of a path: seldom, for most such paths are unknown at once. */
const mostlyNothing = fc.oneof(
  { arbitrary: fc.constant([]), weight: 4 },
  { arbitrary: fc.array(segment, { maxLength: 2 }), weight: 1 },
)

/**
 * Paths that fill the parameters of known ones with strange segments, or add some.
 * @param patterns of routes, such as `/files/:key`
 */
export function rawPaths(patterns: readonly string[]): fc.Arbitrary<string> {
  const filled = (pattern: string) =>
    fc.tuple(fc.array(segment, { minLength: 5, maxLength: 5 }), mostlyNothing).map(([values, more]) => {
      const path = pattern.split('/').map((part) => (part.startsWith(':') ? values.pop() : part))
      return [...path, ...more].join('/')
    })
  return fc.constantFrom(...patterns).chain(filled)
}

const name = fc.oneof(
  fc.constantFrom(
    'a\0b.pdf',
    '\0',
    '',
    '.',
    '..',
    '../../etc/passwd',
    'C:\\a.pdf',
    'a\r\nb.pdf',
    '"',
    '%00',
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: 200, max: 5_000 }).map((length) => 'ё'.repeat(length)),
)

const part = (contents: readonly (Uint8Array | string)[]): fc.Arbitrary<RawPart> =>
  fc.record({
    name: fc.oneof({ arbitrary: fc.constant('file'), weight: 4 }, { arbitrary: name, weight: 1 }),
    filename: fc.oneof({ arbitrary: name, weight: 4 }, { arbitrary: fc.constant(null), weight: 1 }),
    isBinary: fc.boolean(),
    content: fc.oneof(fc.constantFrom(...contents), fc.uint8Array({ maxLength: 300 })),
  })

/**
 * Multipart requests with strange names, parts, boundaries and ends.
 * @param contents files that uploads accept, so that their names reach the database
 */
export const rawForms = (contents: readonly (Uint8Array | string)[]) =>
  fc
    .record({
      parts: fc.array(part(contents), { maxLength: 20 }),
      boundary: fc.oneof(
        { arbitrary: fc.constant(undefined), weight: 8 },
        { arbitrary: fc.constantFrom(null, '', '""', 'another', 'x'.repeat(300)), weight: 1 },
      ),
      isTerminated: fc.oneof(
        { arbitrary: fc.constant(true), weight: 4 },
        { arbitrary: fc.boolean(), weight: 1 },
      ),
    })
    .map(({ boundary, ...form }) => rawForm({ ...form, ...(boundary !== undefined && { boundary }) }))
