/** Whether two profiles may be one person, and how likely: what the finder of duplicates tells pairs by. */

import { searchKey } from './names.ts'
import { toLatin } from './transliteration.ts'

/** Why two profiles look like one person, with how much that says of it, 0 to 100: the surest first. */
export const LIKENESS = {
  native_spelling: 95,
  swapped_names: 90,
  transliteration: 85,
  one_letter: 75,
  birth_date_typo: 70,
} as const satisfies Record<string, number>

export type Likeness = keyof typeof LIKENESS

/** Every reason, the surest first. */
export const LIKENESSES = Object.keys(LIKENESS) as Likeness[]

/** Who somebody is, as far as the finder looks. */
export interface Likened {
  readonly firstName: string
  readonly lastName: string
  readonly nativeFirstName: string | null
  readonly nativeLastName: string | null
  readonly gender: number
  /** `YYYY-MM-DD`. */
  readonly dob: string
}

/** A name in one spelling, in the letters that spellings are compared in. */
interface Spelling {
  readonly first: string
  readonly last: string
}

/** The surest reason to take two profiles for one person; null where there is none. */
export function likenessOf(one: Likened, other: Likened): Likeness | null {
  if (one.gender !== other.gender) return null
  const test = one.dob === other.dob ? BY_NAME : isDateTypo(one.dob, other.dob) ? BY_DATE : null
  if (!test) return null
  const found = spellingsOf(one).flatMap((a) => spellingsOf(other).map((b) => test(a, b)))
  return LIKENESSES.find((likeness) => found.includes(likeness)) ?? null
}

type Test = (a: Spelling, b: Spelling) => Likeness | null

const BY_DATE: Test = (a, b) => (isSame(a, b) ? 'birth_date_typo' : null)

const BY_NAME: Test = (a, b) => {
  if (isSame(a, b)) return 'native_spelling'
  if (isSame(a, { first: b.last, last: b.first })) return 'swapped_names'
  if (isSame(soundOf(a), soundOf(b))) return 'transliteration'
  const isOneLetterOff =
    (a.last === b.last && differsByOneLetter(a.first, b.first)) ||
    (a.first === b.first && differsByOneLetter(a.last, b.last))
  return isOneLetterOff ? 'one_letter' : null
}

const isSame = (a: Spelling, b: Spelling) => a.last === b.last && a.first === b.first

const key = (name: string) => searchKey(toLatin(name))

/** The Latin name, and the native one written in Latin where it gives another. */
function spellingsOf({ firstName, lastName, nativeFirstName, nativeLastName }: Likened): Spelling[] {
  const latin = { first: key(firstName), last: key(lastName) }
  if (!nativeFirstName || !nativeLastName) return [latin]
  const native = { first: key(nativeFirstName), last: key(nativeLastName) }
  return isSame(latin, native) ? [latin] : [latin, native]
}

/** What systems of transliteration write differently, in the order in which it is made alike. */
const SOUNDS: readonly (readonly [pattern: RegExp, letters: string])[] = [
  [/shch|sch|sh/g, 's'],
  [/zh|j(?=[eo])/g, 'z'],
  [/kh|ch/g, 'h'],
  [/ts|tz/g, 'c'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/i+(?=[aeou])/g, ''],
  [/i+$/g, 'i'],
  [/(.)\1+/g, '$1'],
]

const sound = (name: string) =>
  SOUNDS.reduce((letters, [pattern, alike]) => letters.replace(pattern, alike), name.replaceAll(' ', ''))

const soundOf = ({ first, last }: Spelling): Spelling => ({ first: sound(first), last: sound(last) })

/** Shorter names than this differ by a letter without being the same: Ян and Яна. */
const LETTERS_TO_COMPARE = 4

/** Whether one letter was added, left out or mistaken, or two neighbours changed places. */
export function differsByOneLetter(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < LETTERS_TO_COMPARE || long.length - short.length > 1 || short === long) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const [restOfShort, restOfLong] = [short.slice(start), long.slice(start)]
  if (short.length < long.length) return restOfShort === restOfLong.slice(1)
  if (restOfShort.slice(1) === restOfLong.slice(1)) return true
  const areSwapped = restOfShort[0] === restOfLong[1] && restOfShort[1] === restOfLong[0]
  return areSwapped && restOfShort.slice(2) === restOfLong.slice(2)
}

/** Whether one date may be the other mistyped: one digit, two neighbouring ones, or day and month changed places. */
export function isDateTypo(one: string, other: string): boolean {
  if (one === other) return false
  const [year, month, day] = one.split('-')
  if (`${year}-${day}-${month}` === other) return true
  const [digits, others] = [one.replaceAll('-', ''), other.replaceAll('-', '')]
  const wrong = [...digits].flatMap((digit, at) => (digit === others[at] ? [] : [at]))
  if (wrong.length === 1) return true
  const [first = 0, second = 0] = wrong
  const areNeighbours = wrong.length === 2 && second - first === 1
  return areNeighbours && digits[first] === others[second] && digits[second] === others[first]
}
