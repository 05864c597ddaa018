/**
 * The programme of a Lenex invitation in the terms of our events: age groups that do not overlap, and fees by the number
 * of distances. See docs/rules.md#lenex.
 */

import type { AgeGroup } from './age-groups.ts'
import { AGE_GROUPS, LENGTHS, OFFER_LISTS } from './limits.ts'
import { amountOf } from './money.ts'

/** An age group of a distance, in whole years; a null bound is open. */
export interface LenexAges {
  readonly name: string | null
  readonly min: number | null
  readonly max: number | null
}

const OPEN = AGE_GROUPS.maxAge
const [, CODE_MAX] = LENGTHS.ageGroupCode

const widthOf = ({ min, max }: LenexAges) => (max ?? OPEN) - (min ?? 0)
const boundsOf = ({ min, max }: LenexAges) => (max === null ? `${min ?? 0}+` : `${min ?? 0}-${max}`)
const overlap = (one: LenexAges, other: LenexAges) =>
  (one.min ?? 0) <= (other.max ?? OPEN) && (other.min ?? 0) <= (one.max ?? OPEN)

/** Whether an age group has bounds that an event can have, the lower one first. */
export const isAgeRange = ({ min, max }: LenexAges): boolean =>
  (min ?? 0) <= (max ?? OPEN) && (min ?? 0) >= 0 && (max ?? OPEN) <= OPEN

/**
 * Returns the age groups of an event: of the groups of its distances the narrowest that do not overlap. A group of all
 * ages is none.
 */
export function ageGroupsOfLenex<Ages extends LenexAges>(ages: readonly Ages[]) {
  const bounded = ages.filter(({ min, max }) => (min ?? 0) > 0 || max !== null)
  const groups: Ages[] = []
  const overlapping: Ages[] = []
  for (const each of bounded.toSorted((one, other) => widthOf(one) - widthOf(other))) {
    if (groups.some((group) => boundsOf(group) === boundsOf(each))) continue
    if (groups.some((group) => overlap(group, each))) overlapping.push(each)
    else groups.push(each)
  }
  const sorted = groups.toSorted((one, other) => (one.min ?? 0) - (other.min ?? 0))
  return { groups: sorted.map((each) => groupOf(each, sorted)), overlapping }
}

/** The code is the name, unless it is too long or another group has it. */
function groupOf(ages: LenexAges, all: readonly LenexAges[]): AgeGroup {
  const { name, min, max } = ages
  const isCode =
    name !== null && name.length <= CODE_MAX && all.filter((other) => other.name === name).length === 1
  return { code: isCode ? name : boundsOf(ages), minAge: min ?? 0, maxAge: max }
}

/** Returns the ages that may enter a distance: those of all of its groups, or all without any. */
export function agesOfLenex(groups: readonly LenexAges[]): {
  readonly minAge: number | null
  readonly maxAge: number | null
} {
  const from = groups.map(({ min }) => min ?? 0)
  const to = groups.map(({ max }) => max ?? OPEN)
  const [minAge, maxAge] = [Math.min(...from), Math.max(...to)]
  return {
    minAge: groups.length > 0 && minAge > 0 ? minAge : null,
    maxAge: groups.length > 0 && maxAge < OPEN ? maxAge : null,
  }
}

/**
 * Returns the fees for one distance, for two together and so on, where each costs the same.
 * @param feeMinor of a distance, in minor units
 * @returns amounts in major units
 */
export const feesByCount = (feeMinor: number, distances: number): number[] =>
  [...Array(Math.min(Math.max(distances, 1), OFFER_LISTS.feesByCount)).keys()].map((index) =>
    amountOf(feeMinor * (index + 1)),
  )
