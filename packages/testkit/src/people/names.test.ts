import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { familyName, fullName } from './names.ts'
import { RUSSIAN } from './names-cyrillic.ts'
import { LATVIAN } from './names-latin.ts'

test.each([
  ['Иванов', 'Иванова'],
  ['Соловьёв', 'Соловьёва'],
  ['Ильин', 'Ильина'],
  ['Покровский', 'Покровская'],
  ['Троицкий', 'Троицкая'],
  ['Белый', 'Белая'],
  ['Толстой', 'Толстая'],
  ['Шевченко', 'Шевченко'],
  ['Ткач', 'Ткач'],
  ['Bērziņš/Bērziņa', 'Bērziņa'],
  ['Virtanen', 'Virtanen'],
])('returns for a woman of the family %s the name %s', (family, woman) => {
  expect(familyName(family, 2)).toBe(woman)
  expect(familyName(family, 1)).toBe(family.split('/')[0])
})

test('returns for Cyrillic writers a native name with a patronymic and its Latin transliteration', () => {
  const name = fullName(RUSSIAN, { gender: 2, birthYear: 1990 }, randomFrom('name'))
  expect(name.nativePatronim).toMatch(/на$/)
  expect(name.nativeLastName).toMatch(/^[А-ЯЁ]/)
  expect(name.lastName).toMatch(/^[A-Z][a-z]+$/)
})

test('returns for Latin writers no native name', () => {
  const name = fullName(LATVIAN, { gender: 1, birthYear: 1990 }, randomFrom('name'))
  expect(name).toMatchObject({ nativeFirstName: null, nativePatronim: null, nativeLastName: null })
})
