import { expect, it } from 'vitest'
import { nameIn } from './reading.ts'

const NAMES = { firstName: 'Anna', lastName: 'Petrova', nativeFirstName: 'Анна', nativeLastName: 'Петрова' }

it.each([
  ['ru', NAMES, 'Петрова Анна'],
  ['en', NAMES, 'Anna Petrova'],
  ['ru', { ...NAMES, nativeFirstName: null, nativeLastName: null }, 'Anna Petrova'],
  ['ru', { ...NAMES, nativeLastName: null }, 'Anna Petrova'],
  ['ru', { ...NAMES, nativeLastName: 'Müller' }, 'Anna Petrova'],
] as const)('in %s, %j is named %s', (language, names, expected) => {
  expect(nameIn({ language }, names)).toBe(expected)
})
