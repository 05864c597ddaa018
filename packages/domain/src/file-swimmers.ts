/**
 * Who the swimmers of a file of another program are: by registry ID, or by name and birth year, with a score from 0 to
 * 100. See docs/rules.md#swimmers-of-files.
 */

import { LIKENESS, type Likened, likenessOf } from './likeness.ts'
import { latinWord } from './search.ts'

/** A swimmer as a file has one. */
export interface FileSwimmer {
  /** Of a licence that is one; files have other numbers, and ranks, in its place. */
  readonly registryId: string | null
  readonly firstName: string
  readonly lastName: string
  /** A second spelling; null without one. */
  readonly otherFirstName: string | null
  readonly otherLastName: string | null
  /** 0 if the file has none. */
  readonly gender: 0 | 1 | 2
  readonly birthYear: number | null
}

/** A profile that a swimmer of a file may be. */
export interface KnownSwimmer extends Likened {
  readonly id: number
  readonly iwsaid: string
  readonly gender: 1 | 2
}

/**
 * Whether a match needs a person to check it: it is neither by a registry ID nor by the whole name and the birth year.
 * Null is no match.
 */
export const isUncertainMatch = (score: number | null): boolean => score !== null && score < SURE_SCORE

const SURE_SCORE = 95

export interface SwimmerMatch<Known> {
  readonly swimmer: Known
  readonly score: number
}

/** The registry ID, and a name that agrees with it or none. */
const CERTAIN = 100
/** A registry ID with another name: a typo, or a file with numbers of another registry. */
const ID_ALONE = 60
/** What a birth year that the file does not have takes from the score of a name. */
const NO_YEAR = 20
/** From this score on, a swimmer counts as found. */
export const FOUND_SCORE = 70

/** Compares names and genders alone: years are compared apart, and days are often unknown. */
const DAY = '2000-01-01'

const asLikened = (found: FileSwimmer): Likened => ({
  ...{ firstName: found.firstName, lastName: found.lastName, gender: found.gender, dob: DAY },
  ...{ nativeFirstName: found.otherFirstName, nativeLastName: found.otherLastName },
})

/** Returns how likely a swimmer of a file is a profile; null if they are different people. */
export function matchScore(found: FileSwimmer, known: KnownSwimmer): number | null {
  const isId = found.registryId === known.iwsaid
  const gender = found.gender || known.gender
  const likeness = likenessOf({ ...asLikened(found), gender }, { ...known, dob: DAY })
  const isNameless = found.lastName === '' && found.firstName === ''
  if (isId) return likeness === null && !isNameless ? ID_ALONE : CERTAIN
  if (likeness === null) return null
  if (found.birthYear === null) return LIKENESS[likeness] - NO_YEAR
  return found.birthYear === yearOf(known) ? LIKENESS[likeness] : null
}

/** The same for the two names of a person in either order. */
const nameKey = (lastName: string, firstName: string) =>
  [lastName, firstName].map(latinWord).toSorted().join(' ')

const namesOf = ({ firstName, lastName, nativeFirstName, nativeLastName }: Likened) => [
  nameKey(lastName, firstName),
  ...(nativeLastName && nativeFirstName ? [nameKey(nativeLastName, nativeFirstName)] : []),
]

const yearOf = ({ dob }: Likened) => Number(dob.slice(0, 4))

/** Returns a function that gives the profiles that a swimmer of a file may be, with a score that counts as found, best first. */
export function swimmerMatcher<Known extends KnownSwimmer>(
  profiles: readonly Known[],
): (found: FileSwimmer) => SwimmerMatch<Known>[] {
  const byId = new Map(profiles.map((profile) => [profile.iwsaid, profile]))
  const byYear = Map.groupBy(profiles, yearOf)
  const named = profiles.flatMap((profile) => namesOf(profile).map((name) => ({ name, profile })))
  const byName = Map.groupBy(named, ({ name }) => name)
  // Without a year only an equal name counts as found, so that a name index limits the comparisons.
  const candidatesOf = (found: FileSwimmer): readonly Known[] =>
    found.birthYear === null
      ? namesOf(asLikened(found))
          .flatMap((name) => byName.get(name) ?? [])
          .map(({ profile }) => profile)
      : (byYear.get(found.birthYear) ?? [])
  return (found) => {
    const owner = found.registryId === null ? undefined : byId.get(found.registryId)
    const candidates = new Set([...(owner ? [owner] : []), ...candidatesOf(found)])
    return [...candidates]
      .flatMap((swimmer) => {
        const score = matchScore(found, swimmer)
        return score === null || score < FOUND_SCORE ? [] : [{ swimmer, score }]
      })
      .toSorted((one, other) => other.score - one.score)
  }
}

/** Returns the match with the highest score; null without one, and where two have the highest. */
export function bestMatch<Known>([best, second]: readonly SwimmerMatch<Known>[]): SwimmerMatch<Known> | null {
  return best && second?.score !== best.score ? best : null
}

/** Returns a function that finds the swimmer of a file among profiles by `bestMatch`. */
export function swimmerFinder<Known extends KnownSwimmer>(
  profiles: readonly Known[],
): (found: FileSwimmer) => SwimmerMatch<Known> | null {
  const matchesOf = swimmerMatcher(profiles)
  return (found) => bestMatch(matchesOf(found))
}
