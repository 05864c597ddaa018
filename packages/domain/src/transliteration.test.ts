import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aName } from './testing/arbitraries.ts'
import { toLatin } from './transliteration.ts'

describe('Transliteration', () => {
  it.each([
    ['Петров', 'Petrov'],
    ['Щукина', 'Shchukina'],
    ['Юрий', 'Iurii'],
    ['Фёдор Подъячев', 'Fedor Podieiachev'],
    ['Игорь', 'Igor'],
    ['Эхо', 'Ekho'],
    ['Цой', 'Tsoi'],
    ['Müller-Ж', 'Müller-Zh'],
  ])('writes %s as %s', (text, latin) => {
    expect(toLatin(text)).toBe(latin)
  })

  it('leaves no Russian letter and is idempotent', () => {
    fc.assert(
      fc.property(aName(), (text) => {
        const latin = toLatin(text)
        expect(latin).not.toMatch(/[а-яё]/i)
        expect(toLatin(latin)).toBe(latin)
      }),
    )
  })

  it('treats decomposed letters like composed ones', () => {
    fc.assert(
      fc.property(aName(), (text) => toLatin(text.normalize('NFD')) === toLatin(text.normalize('NFC'))),
    )
  })

  it('transliterates letter by letter', () => {
    const words = fc.tuple(aName(), aName())
    fc.assert(fc.property(words, ([a, b]) => toLatin(`${a} ${b}`) === `${toLatin(a)} ${toLatin(b)}`))
  })
})
