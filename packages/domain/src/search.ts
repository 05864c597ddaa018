/** The search over swimmers, events and clubs: how typed words lead to the words that exist. See docs/rules.md#search. */

import { nameSpellings, type SpelledName, searchKey, wordsOf } from './names.ts'
import { toLatin } from './transliteration.ts'

/** Most results of each kind. */
export const SEARCH_RESULTS = 5

/** Words of a search that are compared; any further ones are ignored. */
const MOST_WORDS = 5
/** Existing words that one typed word may stand for. */
const MOST_CORRECTIONS = 6
/** Texts that are searched. */
const MOST_TEXTS = 24

/** A word that exists in names, as it is spelled and in Latin letters. */
export interface KnownWord {
  readonly word: string
  readonly latin: string
}

/** A word that a typed one may stand for, and by how many letters they differ. */
export interface Correction {
  readonly word: string
  readonly distance: number
}

/** Returns the words of a search that are compared. */
export const searchedWords = (text: string): string[] => wordsOf(text).slice(0, MOST_WORDS)

/** Returns a word as words of both scripts are compared: in Latin letters. */
export const latinWord = (word: string): string => searchKey(toLatin(word))

/** Whether a text contains the last name of a person, in either spelling and script, as whole words of any case. */
export function containsLastName(text: string, name: SpelledName): boolean {
  const words = latinWords(text)
  return nameSpellings(name).some(([lastName = '']) => words.includes(latinWords(lastName)))
}

/** The words of a text in Latin letters, each between spaces. */
const latinWords = (text: string): string => ` ${wordsOf(text).map(latinWord).join(' ')} `

/** Whether existing words may be meant that differ from a typed one. */
export const mayHaveTypos = (word: string): boolean => toleranceOf(word) > 0

/** Returns the number of characters that may differ: short words that differ by one are different words. */
const toleranceOf = ({ length }: string): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * Returns what a typed word may stand for, closest first: the word itself, its transliteration and known words that differ
 * by few letters.
 * @param isUnfinished whether more letters may follow
 */
export function correctionsOf(
  typed: string,
  known: readonly KnownWord[],
  isUnfinished: boolean,
): Correction[] {
  const latin = latinWord(typed)
  const apart = isUnfinished ? lettersFromStart : lettersApart
  const close = known
    .map(({ word, latin: other }) => ({ word, distance: Math.min(apart(typed, word), apart(latin, other)) }))
    .filter(({ word, distance }) => distance <= toleranceOf(typed) && word !== typed && word !== latin)
    .sort((a, b) => a.distance - b.distance || a.word.length - b.word.length)
  const itself = [...new Set([typed, latin])].map((word) => ({ word, distance: 0 }))
  return [...itself, ...close.slice(0, MOST_CORRECTIONS)]
}

/** Returns the texts that a search may stand for, closest first; none mixes Latin letters with Cyrillic ones. */
export function correctedTexts(words: readonly (readonly Correction[])[]): string[] {
  const none: Correction[] = [{ word: '', distance: 0 }]
  const texts = words.reduce<Correction[]>(
    (starts, corrections) =>
      starts
        .flatMap((start) =>
          corrections.map(({ word, distance }) => ({
            word: `${start.word} ${word}`,
            distance: start.distance + distance,
          })),
        )
        .filter(({ word }) => !isMixed(word))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, MOST_TEXTS),
    none,
  )
  return texts.map(({ word }) => word.trim()).filter((text) => text !== '')
}

const isMixed = (text: string) => /[a-z]/.test(text) && /\p{Script=Cyrillic}/u.test(text)

/** Returns how many letters are added, missing, replaced or swapped with a neighbour. */
export const lettersApart = (one: string, other: string): number => lastRow(one, other).at(-1) ?? 0

/** Returns how many letters a text differs by from the closest start of another. */
export const lettersFromStart = (start: string, other: string): number => Math.min(...lastRow(start, other))

/** Returns the distances of a text from every start of another: the last row of the optimal string alignment. */
function lastRow(one: string, other: string): number[] {
  const [letters, others] = [[...one], [...other]]
  let before: number[] = []
  let row = [0, ...others.map((_, index) => index + 1)]
  for (const [at, letter] of letters.entries()) {
    const next = [at + 1]
    for (const [to, another] of others.entries()) {
      const replaced = cost(row, to) + (letter === another ? 0 : 1)
      const isSwapped = at > 0 && to > 0 && letter === others[to - 1] && letters[at - 1] === another
      const swapped = isSwapped ? cost(before, to - 1) + 1 : replaced
      next.push(Math.min(replaced, swapped, cost(row, to + 1) + 1, cost(next, to) + 1))
    }
    before = row
    row = next
  }
  return row
}

const cost = (row: readonly number[], index: number) => row[index] ?? 0
