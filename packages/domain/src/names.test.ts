import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfPrefix, identityKey, nameProblem, normalName, partsOfName, searchKey } from './names.ts'
import { aName } from './testing/arbitraries.ts'

const anyText = fc.oneof(aName(), fc.string({ unit: 'binary' }))

describe('a name', () => {
  it.each(['Petrov', "O'Brien", 'O’Brien', 'Anna-Maria', 'De la Cruz', 'Müller', 'Nguyễn', 'Müller', ''])(
    '%j is right in Latin letters',
    (name) => {
      expect(nameProblem(name, 'latin')).toBeNull()
    },
  )

  it.each(['Пётр', 'Римский-Корсаков', 'Йошкар Ола', 'Йошкар'])(
    '%j is right where any letters are',
    (name) => {
      expect(nameProblem(name, 'any')).toBeNull()
      expect(nameProblem(name, 'latin')).toBe('name_not_latin')
    },
  )

  it.each([
    [' Petrov', 'name_leading_space'],
    ['Petrov ', 'name_trailing_space'],
    ['De  la', 'name_double_space'],
    ['Petrov2', 'name_digits'],
    ['Petrov２', 'name_digits'],
    ['Petrov²', 'name_digits'],
    ['Petrov٢', 'name_digits'],
    ['Petrovↀ', 'name_digits'],
    ['Petrov𝟚', 'name_digits'],
    ['Петров҂', 'name_special_characters'],
    ['Petrov\u20E3', 'name_special_characters'],
    ['Ｉｖаｎｏｖ', 'name_not_latin'],
    ['Petrov!', 'name_special_characters'],
    ['<b>', 'name_special_characters'],
    ['Anna\tMaria', 'name_special_characters'],
    ['Anna--Maria', 'name_special_characters'],
    ["O'-Brien", 'name_special_characters'],
    ['-Anna', 'name_special_characters'],
    ["Igor'", 'name_special_characters'],
    ['\u0301', 'name_special_characters'],
    ['王', 'name_special_characters'],
    ['Ivаnov', 'name_not_latin'],
  ])('%j has %s', (name, problem) => {
    expect(nameProblem(name, 'latin')).toBe(problem)
  })

  it.each([
    ['Ｐｅｔｒｏｖ', 'Petrov'],
    ['Ⅳan', 'IVan'],
    ['ﬁnn', 'finn'],
    ['Mu\u0308ller', 'Müller'],
  ])('%j is stored as %j, and right in Latin letters', (name, stored) => {
    expect(normalName(name)).toBe(stored)
    expect(nameProblem(name, 'latin')).toBeNull()
  })

  it('may hold what its field adds, such as the dot of a city, but not that alone', () => {
    expect(nameProblem('St. Petersburg', 'any')).toBe('name_special_characters')
    expect(nameProblem('St. Petersburg', 'any', '.')).toBeNull()
    expect(nameProblem('...', 'any', '.')).toBe('name_special_characters')
  })

  it('without a problem is letters, with single separators between them', () => {
    const letters = /^(\p{L}\p{M}*)+([-' ’](\p{L}\p{M}*)+)*$/u
    fc.assert(fc.property(aName(), (name) => nameProblem(name, 'any') !== null || letters.test(name)))
  })

  it('right in Latin letters is right in any', () => {
    fc.assert(
      fc.property(
        anyText,
        (name) => nameProblem(name, 'latin') !== null || nameProblem(name, 'any') === null,
      ),
    )
  })
})

describe('the search key', () => {
  it('of a search key is itself', () => {
    fc.assert(fc.property(anyText, (name) => searchKey(searchKey(name)) === searchKey(name)))
  })

  it('is the same for ё and е, however the ё is put together', () => {
    fc.assert(
      fc.property(aName(), (name) => {
        expect(searchKey(name.replaceAll('ё', 'е').replaceAll('Ё', 'Е'))).toBe(searchKey(name))
        expect(searchKey(name.normalize('NFD'))).toBe(searchKey(name))
      }),
    )
  })

  it('is the same in any case', () => {
    const plain = aName().map((name) => name.replaceAll('ß', 's'))
    fc.assert(fc.property(plain, (name) => searchKey(name.toUpperCase()) === searchKey(name.toLowerCase())))
  })

  it.each([
    ['Пётр Щёткин', 'петр щеткин'],
    ['Йошкар-Ола', 'йошкар ола'],
    ["O'Brien", 'obrien'],
    ['Nguyễn', 'nguyen'],
    ['Ｐｅｔｒｏｖ', 'petrov'],
    ['℡', 'tel'],
    [' Anna - Maria ', 'anna maria'],
  ])('of %j is %j', (name, key) => {
    expect(searchKey(name)).toBe(key)
  })

  it('keeps й apart from и', () => {
    expect(searchKey('Йод')).not.toBe(searchKey('Иод'))
  })
})

describe('the range of texts that start with a prefix', () => {
  it('contains these texts and no others, in the order of their bytes', () => {
    const text = fc.string({ unit: 'binary', maxLength: 5 }).filter((given) => !given.includes('\u{10FFFF}'))
    const isBefore = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0
    fc.assert(
      fc.property(text, text, fc.boolean(), (prefix, rest, isLonger) => {
        const given = isLonger ? prefix + rest : rest
        const isWithin = !isBefore(given, prefix) && isBefore(given, endOfPrefix(prefix))
        expect(isWithin).toBe(given.startsWith(prefix))
      }),
    )
  })
})

describe('the identity of a person', () => {
  const person = { firstName: 'Petr', lastName: 'Shchukin', dob: '1990-05-17', gender: 1 }

  it('is the same in any spelling of the same name', () => {
    for (const [firstName, lastName] of [
      ['Пётр', 'Щукин'],
      ['ПЕТР', 'ЩУКИН'],
      ['petr', "Shchukin'"],
    ] as const) {
      expect(identityKey({ ...person, firstName, lastName })).toBe(identityKey(person))
    }
  })

  it('is the same in full-width letters', () => {
    expect(identityKey({ ...person, lastName: 'Ｓｈｃｈｕｋｉｎ' })).toBe(identityKey(person))
  })

  it('differs with the name, the birth date or the gender', () => {
    const others = [
      { ...person, firstName: 'Pavel' },
      { ...person, lastName: 'Shchukina' },
      { ...person, dob: '1990-05-18' },
      { ...person, gender: 2 },
      { ...person, firstName: person.lastName, lastName: person.firstName },
    ]
    expect(new Set([person, ...others].map(identityKey)).size).toBe(6)
  })
})

describe('the parts of a full name', () => {
  it('are the last name, the first name and, in Cyrillic letters, the patronymic', () => {
    expect(partsOfName(' Петрова  Анна Ивановна ')).toEqual({
      ...{ last: 'Петрова', first: 'Анна', patronymic: 'Ивановна' },
    })
    expect(partsOfName('Ким Пак')).toEqual({ last: 'Ким', first: 'Пак', patronymic: null })
    expect(partsOfName('Smith Mary Ann')).toEqual({ last: 'Smith', first: 'Mary Ann', patronymic: null })
    expect(partsOfName('')).toEqual({ last: '', first: '', patronymic: null })
  })
})
