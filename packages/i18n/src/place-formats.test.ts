import { expect, it } from 'vitest'
import { createPlaceFormats } from './place-formats.ts'

it.each([
  ['RU', 'Россия', 'Russia'],
  ['FI', 'Финляндия', 'Finland'],
  ['QQ', 'QQ', 'QQ'],
  ['nonsense', 'nonsense', 'nonsense'],
])('%s is %s, %s', (code, russian, english) => {
  expect(createPlaceFormats('ru').country(code)).toBe(russian)
  expect(createPlaceFormats('en').country(code)).toBe(english)
})
