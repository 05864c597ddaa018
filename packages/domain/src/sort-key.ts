/** Sorting of names. See docs/rules.md#names. */

import { nameSpellings, type SpelledName } from './names.ts'

/** Moves Latin letters behind Cyrillic ones, into the private use area of Unicode. */
const BEHIND = 0xe000
/** Digits of the longest number that sorts by its value. */
const NUMBER_DIGITS = 12
/** Sorts before every character of a name, so that a last name sorts before a longer one that starts with it. */
const BETWEEN_NAMES = '\t'

/**
 * Returns a form of a text whose code points sort as a Russian reader expects, for databases without such a collation:
 * ё beside е, in any case, without accents, Cyrillic before Latin, numbers by value.
 */
export const sortKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin}|е)\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/\d+/g, (digits) => digits.padStart(NUMBER_DIGITS, '0'))
    .replace(/\p{Script=Latin}/gu, (letter) => String.fromCodePoint(BEHIND + (letter.codePointAt(0) ?? 0)))

/**
 * Returns the key by which lists sort people, in either language: last name, first name, patronymic in the native
 * spelling, or in the Latin one if there is no other.
 */
export const personSortKey = (name: SpelledName): string =>
  (nameSpellings(name).at(-1) ?? []).map(sortKey).join(BETWEEN_NAMES)
