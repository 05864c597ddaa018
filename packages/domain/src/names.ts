/** Names of people: which characters they may hold, how they are compared and searched. */

import { toLatin } from './transliteration.ts'

export type NameProblem =
  | 'name_leading_space'
  | 'name_trailing_space'
  | 'name_double_space'
  | 'name_digits'
  | 'name_special_characters'
  | 'name_not_latin'

export type NameScript = 'latin' | 'any'

const LETTERS = {
  latin: /^[\p{Script=Latin}\p{M}' -]*$/u,
  any: /^[\p{Script=Latin}\p{Script=Cyrillic}\p{M}' -]*$/u,
} satisfies Record<NameScript, RegExp>

/** A separator or a combining mark that no letter stands before, or a separator at the end. */
const MISPLACED = /(^|[-' ])[-' \p{M}]|[-' ]$/u

/**
 * The first thing wrong with a name; null where nothing is. Letters, with a single inner space, hyphen or
 * apostrophe: first and last names in Latin letters, native ones in Cyrillic too.
 * @param extra further characters that this field may hold, such as the dot in a city's name
 */
export function nameProblem(name: string, script: NameScript, extra = ''): NameProblem | null {
  const letters = [...name.replaceAll('’', "'")].filter((character) => !extra.includes(character)).join('')
  if (/^\s/.test(name)) return 'name_leading_space'
  if (/\s$/.test(name)) return 'name_trailing_space'
  if (/\s\s/.test(name)) return 'name_double_space'
  if (/\d/.test(letters)) return 'name_digits'
  if (!LETTERS.any.test(letters) || MISPLACED.test(letters) || (name && !letters))
    return 'name_special_characters'
  return LETTERS[script].test(letters) ? null : 'name_not_latin'
}

/**
 * The form in which names are searched and compared: any case, `ё` as `е`, accents and apostrophes dropped,
 * spaces and hyphens alike. Cyrillic stays Cyrillic: a name is indexed once in each of its spellings.
 */
export function searchKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/['’]/g, '')
    .replace(/([a-zе])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\s-]+/g, ' ')
    .trim()
}

/** What makes two profiles one person: the same Latin name, birth date and gender. */
export function identityKey(person: {
  firstName: string
  lastName: string
  dob: string
  gender: number
}): string {
  const latin = (name: string) => searchKey(toLatin(name))
  return [latin(person.lastName), latin(person.firstName), person.dob, person.gender].join('|')
}
