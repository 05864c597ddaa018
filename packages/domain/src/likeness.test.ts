import { describe, expect, it } from 'vitest'
import { differsByOneLetter, isDateTypo, type Likened, likenessOf } from './likeness.ts'

const person = (more: Partial<Likened> = {}): Likened => ({
  firstName: 'Iuliia',
  lastName: 'Semenova',
  nativeFirstName: 'Юлия',
  nativeLastName: 'Семёнова',
  gender: 2,
  dob: '1988-04-12',
  ...more,
})
const latin = { nativeFirstName: null, nativeLastName: null }
const likeness = (more: Partial<Likened>, base: Partial<Likened> = {}) =>
  likenessOf(person(base), person(more))

describe('Two profiles', () => {
  it.each([
    ['the native name written in Latin', { firstName: 'Yulia', lastName: 'Semyonova' }, 'native_spelling'],
    ['ё written as е', { nativeLastName: 'Семенова', firstName: 'Yulia' }, 'native_spelling'],
    [
      'first and last name in each other’s place',
      { firstName: 'Semenova', lastName: 'Iuliia', ...latin },
      'swapped_names',
    ],
    ['another transliteration', { firstName: 'Yuliya', ...latin }, 'transliteration'],
    ['one letter off', { lastName: 'Semenkova', ...latin }, 'one_letter'],
    ['the day and the month swapped', { dob: '1988-12-04' }, 'birth_date_typo'],
  ] as const)('resemble one person by %s', (_what, more, reason) => {
    expect(likeness(more)).toBe(reason)
    expect(likenessOf(person(more), person())).toBe(reason)
  })

  it.each([
    ['sisters', { firstName: 'Polina', ...latin }],
    ['another gender', { gender: 1 }],
    ['a namesake of another age', { dob: '1971-09-30' }],
    ['two letters off', { lastName: 'Semkovina', ...latin }],
    ['a letter and a digit off', { lastName: 'Semenkova', dob: '1988-04-13', ...latin }],
  ] as const)('do not resemble one person: %s', (_what, more) => {
    expect(likeness(more)).toBeNull()
  })

  it('are compared by the strongest reason', () => {
    expect(likeness({ firstName: 'Iulia' })).toBe('native_spelling')
  })

  it.each([
    ['Sergei', 'Sergey'],
    ['Aleksei', 'Alexey'],
    ['Iurii', 'Yuri'],
    ['Natalia', 'Natalya'],
    ['Ekaterina', 'Yekaterina'],
    ['Anna', 'Ana'],
  ])('are one by the spellings %s and %s', (one, other) => {
    expect(likeness({ firstName: other, ...latin }, { firstName: one, ...latin })).toBe('transliteration')
  })
})

describe('A difference of one letter', () => {
  it.each([
    ['ivanov', 'ivanova', true],
    ['ivanov', 'ivamov', true],
    ['ivanov', 'vianov', true],
    ['ivanov', 'ivanov', false],
    ['ivanov', 'petrov', false],
    ['ivanov', 'ivanovna', false],
    ['ian', 'iana', false],
    ['olga', 'oleg', false],
  ])('%s and %s', (one, other, expected) => {
    expect(differsByOneLetter(one, other)).toBe(expected)
    expect(differsByOneLetter(other, one)).toBe(expected)
  })
})

describe('A mistyped date', () => {
  it.each([
    ['1988-04-12', '1988-04-13', true],
    ['1988-04-12', '1978-04-12', true],
    ['1988-04-12', '1988-04-21', true],
    ['1988-04-12', '1988-12-04', true],
    ['1988-04-12', '1988-04-12', false],
    ['1988-04-12', '1989-04-13', false],
  ])('%s and %s', (one, other, expected) => {
    expect(isDateTypo(one, other)).toBe(expected)
  })
})
