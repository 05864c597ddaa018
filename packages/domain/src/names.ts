/** Names of people: which characters they may hold, how they are compared and searched. See docs/rules.md#names. */

import { toLatin } from './transliteration.ts'

export type NameProblem =
  | 'name_leading_space'
  | 'name_trailing_space'
  | 'name_double_space'
  | 'name_digits'
  | 'name_special_characters'
  | 'name_not_latin'

export type NameScript = 'latin' | 'any'

/** Letters of a script and combining marks; other signs of the script are excluded. */
const LETTERS = {
  latin: /^(?:(?=\p{L})\p{Script=Latin}|[\p{Mn}' -])*$/u,
  any: /^(?:(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}]|[\p{Mn}' -])*$/u,
} satisfies Record<NameScript, RegExp>

/** A separator or a combining mark that follows no character of the script, or a separator at the end. */
const MISPLACED = /(^|[-' ])[-' \p{M}]|[-' ]$/u

/** The form in which a name is stored: full-width letters, ligatures and the like become what they look like (NFKC). */
export const normalName = (name: string): string => name.normalize('NFKC')

/**
 * The first thing wrong with a name in its stored form; null where nothing is. Letters, with a single inner space, hyphen
 * or apostrophe: first and last names in Latin letters, native ones in Cyrillic too.
 * @param extra further characters that this field may hold, such as the dot in a city's name
 */
export function nameProblem(given: string, script: NameScript, extra = ''): NameProblem | null {
  const name = normalName(given)
  const letters = [...name.replaceAll('’', "'")].filter((character) => !extra.includes(character)).join('')
  if (/^\s/.test(name)) return 'name_leading_space'
  if (/\s$/.test(name)) return 'name_trailing_space'
  if (/\s\s/.test(name)) return 'name_double_space'
  if (/\p{N}/u.test(letters)) return 'name_digits'
  if (!LETTERS.any.test(letters) || MISPLACED.test(letters) || (name && !letters))
    return 'name_special_characters'
  return LETTERS[script].test(letters) ? null : 'name_not_latin'
}

/**
 * The form in which names are searched and compared: any case and width, `ё` as `е`, accents and apostrophes dropped,
 * spaces and hyphens alike. Cyrillic stays Cyrillic: a name is indexed once in each of its spellings.
 */
export function searchKey(name: string): string {
  return normalName(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/['’]/g, '')
    .replace(/([a-zе])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\s-]+/g, ' ')
    .trim()
}

/**
 * Returns the end of the range of texts that start with a prefix, in the order of code points. U+10FFFF is not a character:
 * no name contains it, and every character precedes it.
 */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`

/** Returns the words of texts as they are searched by their starts: each after a space. */
export const eventSearchKey = (texts: readonly (string | null)[]): string =>
  ` ${wordsOf(texts.join(' ')).join(' ')}`

/** Returns the words of a text in the form in which they are searched. */
export const wordsOf = (text: string): string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A person's names in Latin letters and, as far as known, in native spelling. */
export interface SpelledName {
  readonly firstName: string
  readonly lastName: string
  readonly nativeFirstName?: string | null | undefined
  readonly nativePatronim?: string | null | undefined
  readonly nativeLastName?: string | null | undefined
}

/** Returns a name in Latin letters, then in native spelling if it has one: last name, first name, patronymic. */
export function nameSpellings(name: SpelledName): string[][] {
  const { firstName, lastName, nativeFirstName, nativePatronim, nativeLastName } = name
  const latin = [lastName, firstName]
  if (!nativeLastName && !nativeFirstName) return [latin]
  const native = [nativeLastName || lastName, nativeFirstName || firstName]
  return [latin, nativePatronim ? [...native, nativePatronim] : native]
}

/** A name as it is searched by its start: whether it starts with the last or with the first name. */
export interface NameKey {
  readonly part: 'last' | 'first'
  readonly key: string
}

/** Returns the distinct forms by whose start a person is found: with the last and with the first name first. */
export function nameKeys(name: SpelledName): NameKey[] {
  const spellings = nameSpellings(name)
  const last = new Set(spellings.map((spelling) => searchKey(spelling.join(' '))))
  const first = new Set(spellings.map(([lastName, firstName]) => searchKey(`${firstName} ${lastName}`)))
  return [
    ...[...last].map((key) => ({ part: 'last' as const, key })),
    ...[...first].filter((key) => !last.has(key)).map((key) => ({ part: 'first' as const, key })),
  ]
}

/** The parts of a name that is written in one text. */
interface NameParts {
  readonly last: string
  readonly first: string
  /** Null of names in Latin letters, which have none. */
  readonly patronymic: string | null
}

/** Returns the parts of a full name as tables have it: last name, first name, patronymic. See docs/rules.md#names. */
export function partsOfName(fullName: string): NameParts {
  const [last = '', first = '', ...others] = fullName.trim().split(/\s+/)
  const isCyrillic = /\p{Script=Cyrillic}/u.test(fullName)
  return {
    last,
    first: isCyrillic ? first : [first, ...others].join(' '),
    patronymic: isCyrillic && others.length > 0 ? others.join(' ') : null,
  }
}

/** What makes two profiles one person: the same Latin name, birth date and gender. See docs/rules.md#profiles. */
export function identityKey(person: {
  firstName: string
  lastName: string
  dob: string
  gender: number
}): string {
  const latin = (name: string) => searchKey(toLatin(name))
  return [latin(person.lastName), latin(person.firstName), person.dob, person.gender].join('|')
}
