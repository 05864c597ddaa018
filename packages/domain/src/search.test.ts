import { describe, expect, it } from 'vitest'
import {
  containsLastName,
  correctedTexts,
  correctionsOf,
  latinWord,
  lettersApart,
  lettersFromStart,
  searchedWords,
} from './search.ts'

const known = (...words: string[]) => words.map((word) => ({ word, latin: latinWord(word) }))
const wordsFor = (typed: string, words: readonly string[], isUnfinished = false) =>
  correctionsOf(typed, known(...words), isUnfinished).map(({ word }) => word)

describe('the distance of two words', () => {
  it.each([
    ['иванов', 'иванов', 0],
    ['иваонв', 'иванов', 1],
    ['иванв', 'иванов', 1],
    ['ивановв', 'иванов', 1],
    ['ивонов', 'иванов', 1],
    ['', 'ab', 2],
  ])('counts letters added, missing, replaced and swapped: %s, %s', (one, other, letters) => {
    expect(lettersApart(one, other)).toBe(letters)
    expect(lettersApart(other, one)).toBe(letters)
  })

  it('ignores what follows an unfinished word', () => {
    expect(lettersFromStart('смир', 'смирнов')).toBe(0)
    expect(lettersFromStart('смри', 'смирнов')).toBe(1)
  })
})

describe('the corrections of a typed word', () => {
  it('start with the word itself and its transliteration', () => {
    expect(wordsFor('пётр', [])).toEqual(['пётр', 'petr'])
  })

  it('are closest first, and none of a short word', () => {
    expect(wordsFor('ивонов', ['ивановский', 'иванова', 'петров', 'иванов'])).toEqual([
      'ивонов',
      'ivonov',
      'иванов',
    ])
    expect(wordsFor('ивонов', ['ивановский', 'иванова', 'иванов'], true)).toEqual([
      'ивонов',
      'ivonov',
      'иванов',
      'иванова',
      'ивановский',
    ])
    expect(wordsFor('юля', ['оля'])).toEqual(['юля', 'iulia'])
  })

  it('lead from one script to the other', () => {
    expect(wordsFor('виртонен', ['virtanen'])).toContain('virtanen')
    expect(wordsFor('petrof', ['петров'])).toContain('петров')
  })
})

describe('the corrected texts of a search', () => {
  it('combine the corrections, closest first, without mixing scripts', () => {
    const words = ['ивоов', 'пет'].map((typed) => correctionsOf(typed, known('иванов', 'ivanov'), false))
    expect(correctedTexts(words)).toEqual(['ивоов пет', 'ivoov pet'])
    const closer = ['ивонов', 'пет'].map((typed) => correctionsOf(typed, known('иванов', 'ivanov'), false))
    expect(correctedTexts(closer)).toEqual(['ивонов пет', 'ivonov pet', 'иванов пет', 'ivanov pet'])
  })

  it('are none without words', () => {
    expect(correctedTexts([])).toEqual([])
  })
})

it('compares the first words of a search alone', () => {
  expect(searchedWords('  Клуб «Морж», Ёлки один два три')).toEqual(['клуб', 'морж', 'елки', 'один', 'два'])
})

describe('the last name of a person in a text', () => {
  const person = {
    firstName: 'Maria',
    lastName: 'Snezhnaya',
    nativeFirstName: 'Мария',
    nativeLastName: 'Снежная-Зимина',
  }

  it.each([
    ['Maria Snezhnaya', true],
    ['SNEZHNAYA & friends', true],
    ['Команда «Снежная Зимина»', true],
    ['Snezhnaya-Zimina', true],
    ['Snezhnayas', false],
    ['Моржи-1', false],
    ['Maria', false],
    ['', false],
  ])('is found in either script as whole words: %s', (text, isFound) => {
    expect(containsLastName(text, person)).toBe(isFound)
  })
})
