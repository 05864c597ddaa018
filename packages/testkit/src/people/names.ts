/** How a people names itself. */

import { toLatin } from '@polynya/domain'
import type { Random } from '../random.ts'
import { FATHERS } from './names-cyrillic.ts'

interface Generations {
  readonly older: readonly string[]
  readonly younger: readonly string[]
}

export interface Names {
  readonly script: 'cyrillic' | 'latin'
  /** Whether a father's name is told; only those who write Cyrillic tell it. */
  readonly patronymics?: false
  readonly men: Generations
  readonly women: Generations
  /** In a man's form, or `man/woman` where the rules of Russian do not make the woman's. */
  readonly families: readonly string[]
}

/** Who is of the older generation: whoever was born before this year. */
const YOUNGER_FROM = 1985

export interface FullName {
  readonly firstName: string
  readonly lastName: string
  readonly nativeFirstName: string | null
  readonly nativePatronim: string | null
  readonly nativeLastName: string | null
}

export function fullName(
  names: Names,
  { gender, birthYear }: { gender: 1 | 2; birthYear: number },
  random: Random,
): FullName {
  const generation = birthYear < YOUNGER_FROM ? 'older' : 'younger'
  const given = random.pick(names[gender === 1 ? 'men' : 'women'][generation])
  const family = familyName(random.pick(names.families), gender)
  if (names.script === 'latin') {
    const native = { nativeFirstName: null, nativePatronim: null, nativeLastName: null }
    return { firstName: given, lastName: family, ...native }
  }
  const nativePatronim =
    names.patronymics === false ? null : random.pick(FATHERS) + (gender === 1 ? 'ич' : 'на')
  const latin = { firstName: toLatin(given), lastName: toLatin(family) }
  return { ...latin, nativeFirstName: given, nativePatronim, nativeLastName: family }
}

/** Endings of Russian family names: a man's and a woman's. Others do not change. */
const ENDINGS = [
  [/([оеё]в|[иы]н)$/, '$1а'],
  [/(ск|цк)ий$/, '$1ая'],
  [/(ый|ой)$/, 'ая'],
] as const

/** The form of a family name that a man (1) or a woman (2) bears. */
export function familyName(family: string, gender: 1 | 2): string {
  const [man = family, woman] = family.split('/')
  if (gender === 1) return man
  const [ending, replacement] = ENDINGS.find(([pattern]) => pattern.test(man)) ?? [/$/, '']
  return woman ?? man.replace(ending, replacement)
}
