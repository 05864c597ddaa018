/** Medals of an event or a season. See docs/rules.md#medals. */

import type { Places } from './placing.ts'

/** What medals are counted by. */
export const AWARDEES = ['club', 'region', 'country'] as const
export type Awardee = (typeof AWARDEES)[number]

const MEDALS = ['gold', 'silver', 'bronze'] as const

export interface MedalPlace {
  /** Club, region or country. */
  readonly of: string
  /** In the ranking that is awarded, from 1. */
  readonly place: number
}

export interface MedalRow {
  /** Equal counts share a place and the next one is skipped. */
  readonly place: number
  readonly of: string
  readonly gold: number
  readonly silver: number
  readonly bronze: number
  readonly total: number
}

/** Returns the place that is awarded: in the age group; the absolute one of teams and where age groups are not ranked. */
export const awardedPlace = (
  places: Pick<Places, 'absolute' | 'ageGroup'>,
  { ageGroup, isTeam }: { readonly ageGroup: string | null; readonly isTeam: boolean },
): number | null => (ageGroup === null || isTeam ? places.absolute : places.ageGroup)

/** Whether a place is awarded a medal. */
export const isMedal = (place: number | null): place is number => place !== null && place <= MEDALS.length

/** Returns the medals by club, region or country: by gold, then silver, then bronze. */
export function medalTable(places: readonly MedalPlace[]): MedalRow[] {
  const counted = [
    ...Map.groupBy(
      places.filter(({ place }) => isMedal(place)),
      ({ of }) => of,
    ),
  ]
    .map(([of, own]) => {
      const [gold = 0, silver = 0, bronze = 0] = MEDALS.map(
        (_, index) => own.filter(({ place }) => place === index + 1).length,
      )
      return { of, gold, silver, bronze, total: own.length }
    })
    .toSorted(compare)
  return counted.map((row) => ({
    place: counted.findIndex((other) => compare(other, row) === 0) + 1,
    ...row,
  }))
}

type Counts = Pick<MedalRow, (typeof MEDALS)[number]>

const compare = (a: Counts, b: Counts): number =>
  b.gold - a.gold || b.silver - a.silver || b.bronze - a.bronze
