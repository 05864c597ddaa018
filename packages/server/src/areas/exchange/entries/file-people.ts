/** Finds the profiles of the swimmers of a file among all confirmed ones. */

import {
  bestMatch,
  type FileSwimmer,
  isDate,
  type KnownSwimmer,
  latinWord,
  type SwimmerMatch,
  swimmerMatcher,
} from '@polynya/domain'
import type { Db } from '../../../db/schema.ts'
import type { FileEntries, FileStarter } from '../imports/file-starts.ts'
import { knownSwimmer } from '../imports/starter-finder.ts'
import { listLike } from './people.store.ts'

/** What a swimmer of a file was found to be. */
export interface FoundPerson {
  readonly match: SwimmerMatch<KnownSwimmer> | null
  /** Whether several profiles match equally. */
  readonly isAmbiguous: boolean
}

/** Returns the swimmers of a file, those of relay teams among them, by line. */
export function swimmersOf({ distances }: FileEntries): FileStarter[] {
  const starters = distances.flatMap(({ starts }) => starts.map(({ starter }) => starter))
  const swimmers = starters.flatMap((starter) => [
    starter,
    ...starter.members.map((member) => member.starter),
  ])
  return [...new Set(swimmers)]
    .filter(({ swimmer }) => swimmer !== null)
    .toSorted((one, other) => one.line - other.line)
}

/** Returns a function that finds what a swimmer of a file is. */
export async function findPeople(
  db: Db,
  starters: readonly FileStarter[],
): Promise<(starter: FileStarter) => FoundPerson> {
  const swimmers = starters.flatMap(({ swimmer }) => swimmer ?? [])
  const profiles = await listLike(db, {
    registryIds: swimmers.flatMap(({ registryId }) => registryId ?? []),
    initials: [...new Set(swimmers.flatMap(initialsOf))],
    names: swimmers.filter(({ birthYear }) => birthYear === null).flatMap(namesOf),
  })
  const matchesOf = swimmerMatcher(profiles.map(knownSwimmer))
  return (starter) => {
    if (starter.swimmer === null) return { match: null, isAmbiguous: false }
    const matches = matchesOf(starter.swimmer).filter(({ swimmer }) => mayBeBornLike(starter, swimmer))
    const match = bestMatch(matches)
    return { match, isAmbiguous: match === null && matches.length > 0 }
  }
}

/** Among all profiles namesakes of one year are common: a birth date of the file must be that of the profile, unless the ID is. */
function mayBeBornLike(
  { swimmer, profile }: FileStarter,
  { iwsaid, dob }: Pick<KnownSwimmer, 'iwsaid' | 'dob'>,
): boolean {
  const birthDate = profile?.birthDate ?? null
  const isKnown = birthDate !== null && isDate(birthDate) && !isUnsureDay(birthDate)
  return !isKnown || birthDate === dob || swimmer?.registryId === iwsaid
}

/** Programs of meets write 1 January where they know the year alone. */
export const isUnsureDay = (birthDate: string): boolean => birthDate.endsWith('-01-01')

/** Letters that start the same name in different transliterations. */
const ALIKE = ['yjie', 'khc', 'vw', 'tsczx'] as const

const lettersLike = (letter: string): string[] => [
  ...new Set([letter, ...ALIKE.filter((letters) => letters.includes(letter)).join('')]),
]

/** Either name may be the last one. */
function initialsOf({ birthYear, ...names }: FileSwimmer): string[] {
  if (birthYear === null) return []
  const { lastName, firstName, otherLastName, otherFirstName } = names
  return [lastName, firstName, otherLastName ?? '', otherFirstName ?? '']
    .flatMap((name) => lettersLike(latinWord(name).slice(0, 1)))
    .filter((letter) => letter !== '')
    .map((letter) => `${birthYear}${letter}`)
}

const namesOf = ({ lastName, firstName, otherLastName, otherFirstName }: FileSwimmer): string[] =>
  [
    [lastName, firstName],
    [firstName, lastName],
    [otherLastName ?? '', otherFirstName ?? ''],
  ].map((names) => names.map(latinWord).join('|'))
