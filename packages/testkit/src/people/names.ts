/** Naming conventions of a people. */

import { toLatin } from '@polynya/domain'
import type { Random } from '../random.ts'
import { FATHERS } from './names-cyrillic.ts'

interface Generations {
  readonly older: readonly string[]
  readonly younger: readonly string[]
}

export interface Names {
  readonly script: 'cyrillic' | 'latin'
  /** Whether names include a patronymic; only Cyrillic names may. */
  readonly patronymics?: false
  readonly men: Generations
  readonly women: Generations
  /** Masculine form, or `man/woman` if the feminine form does not follow the Russian rules. */
  readonly families: readonly string[]
}

/** Swimmers born before this year get names of the older generation. */
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

/** Masculine and feminine endings of Russian family names. Other names do not change. */
const ENDINGS = [
  [/([оеё]в|[иы]н)$/, '$1а'],
  [/(ск|цк)ий$/, '$1ая'],
  [/(ый|ой)$/, 'ая'],
] as const

/** Returns the form of a family name for a man (1) or a woman (2). */
export function familyName(family: string, gender: 1 | 2): string {
  const [man = family, woman] = family.split('/')
  if (gender === 1) return man
  const [ending, replacement] = ENDINGS.find(([pattern]) => pattern.test(man)) ?? [/$/, '']
  return woman ?? man.replace(ending, replacement)
}
