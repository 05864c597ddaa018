import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

const ALPHABET = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'

describe('the other layout', () => {
  it.each([
    ['ghbdtn', 'привет'],
    ['Cjkjdm`d', 'Соловьёв'],
    ['[fhbnjyjd', 'харитонов'],
    ['<JHBCJD', 'БОРИСОВ'],
    ['re,jr ne', 'кубок ту'],
    ['ьщкщящм', 'morozov'],
    ['Зуекщм', 'Petrov'],
    ['ЗУЕК004217', 'PETR004217'],
    ["O'Neill", 'ЩэТушдд'],
  ])('of “%s” is “%s”', (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant)
  })

  it.each(['', '2026', '50%', 'Кубок IISA', '東京'])('is none of “%s”', (text) => {
    expect(otherLayout(text)).toBeNull()
  })

  it('is the text itself when it is changed twice, with any of the 33 letters', () => {
    const letter = fc.constantFrom(...ALPHABET, ...ALPHABET.toUpperCase())
    const word = fc
      .tuple(fc.constantFrom('о', 'М'), fc.string({ unit: letter }))
      .map((parts) => parts.join(''))
    fc.assert(fc.property(word, (text) => otherLayout(otherLayout(text) ?? '') === text))
  })
})
