import { expect, it } from 'vitest'
import { swimmerName } from './swimmer-name.ts'

const NAMES = {
  first_name: 'Olga',
  last_name: 'Petrova',
  native_first_name: 'Ольга',
  native_last_name: 'Петрова',
}

it.each([
  ['ru', NAMES, 'Ольга Петрова'],
  ['en', NAMES, 'Olga Petrova'],
  ['ru', { ...NAMES, native_first_name: null, native_last_name: null }, 'Olga Petrova'],
] as const)('in %s, %j is named %s', (language, names, expected) => {
  expect(swimmerName(names, language)).toBe(expected)
})
