/** Similarity of profiles, by which the duplicate finder ranks pairs. See docs/rules.md#profiles. */

import { searchKey } from './names.ts'
import { toLatin } from './transliteration.ts'

/** Reasons why two profiles may be one person, with a score from 0 to 100, strongest first. */
export const LIKENESS = {
  native_spelling: 95,
  swapped_names: 90,
  transliteration: 85,
  one_letter: 75,
  birth_date_typo: 70,
} as const satisfies Record<string, number>

export type Likeness = keyof typeof LIKENESS

/** All reasons, strongest first. */
export const LIKENESSES = Object.keys(LIKENESS) as Likeness[]

/** The fields of a profile that are compared. */
export interface Likened {
  readonly firstName: string
  readonly lastName: string
  readonly nativeFirstName: string | null
  readonly nativeLastName: string | null
  readonly gender: number
  /** `YYYY-MM-DD`. */
  readonly dob: string
}

/** A normalized name, in the characters that are compared. */
interface Spelling {
  readonly first: string
  readonly last: string
}

/** Returns the strongest reason to regard two profiles as one person; null without any. */
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

/** The Latin name, and the transliterated native one if it differs. */
function spellingsOf({ firstName, lastName, nativeFirstName, nativeLastName }: Likened): Spelling[] {
  const latin = { first: key(firstName), last: key(lastName) }
  if (!nativeFirstName || !nativeLastName) return [latin]
  const native = { first: key(nativeFirstName), last: key(nativeLastName) }
  return isSame(latin, native) ? [latin] : [latin, native]
}

/** Spellings that differ between transliteration systems, normalized in this order. */
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

/** Shorter names may differ by one letter and be different names: Ян and Яна. */
const LETTERS_TO_COMPARE = 4

/** Whether one letter is added, missing or replaced, or two neighbours are swapped. */
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

/** Whether one date may be a typo of the other: one digit, two neighbouring digits, or day and month swapped. */
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
