/** The starts of a Lenex file by event, with its swimmers and relay teams: for entries and results alike. */

import { countryOfNation, type FileSwimmer, genderOfLenex, isRegistryId } from '@polynya/domain'
import { lenexDistance } from '../lenex/lenex-distance.ts'
import type { LenexAthlete, LenexClub, LenexRelay, LenexStart } from '../lenex/lenex-model.ts'
import { readLenex } from '../lenex/read-lenex.ts'
import type { FileDistance, FileFault, FileStart, FileStarter, FileStarts } from './file-starts.ts'

/** A start of a file with what it belongs to. */
export interface LenexFound<Read extends LenexStart> {
  readonly read: Read
  readonly starter: FileStarter
  /** The number of its heat. */
  readonly heat: number | null
}

interface LenexStarts<Read extends LenexStart, Start extends FileStart> {
  readonly startsOf: (holder: LenexAthlete | LenexRelay) => readonly Read[]
  /** Returns a start, an error, or null of what is left out. */
  readonly startOf: (found: LenexFound<Read>) => Start | FileFault | null
}

/** Returns the starts of a file by event, and its errors by line. */
export function lenexStarts<Read extends LenexStart, Start extends FileStart>(
  bytes: Buffer,
  { startsOf, startOf }: LenexStarts<Read, Start>,
): FileStarts<Start> {
  const { meet, problems } = readLenex(bytes)
  if (!meet) return { distances: [], errors: problems }
  const errors: FileFault[] = [...problems]
  const starterOf = new Map(
    meet.clubs.flatMap((club) =>
      club.athletes.map((athlete) => [athlete.id, swimmerStarter(athlete, club)] as const),
    ),
  )
  const found = meet.clubs.flatMap((club) => [
    ...club.athletes.flatMap((athlete) => {
      const starter = starterOf.get(athlete.id)
      return starter ? startsOf(athlete).map((read) => ({ read, starter })) : []
    }),
    ...club.relays.flatMap((relay) =>
      startsOf(relay).map((read) => ({ read, starter: teamStarter(relay, read, { club, starterOf }) })),
    ),
  ])
  const byEvent = Map.groupBy(found, ({ read }) => read.eventId)
  const distances = meet.sessions
    .flatMap(({ events }) => events)
    .map((event): FileDistance<Start> => {
      const heats = new Map(event.heats.map(({ id, number }) => [id, number]))
      const starts = (byEvent.get(event.id) ?? []).flatMap((each) => {
        const start = startOf({ ...each, heat: heats.get(each.read.heatId ?? '') ?? null })
        if (start === null) return []
        if ('starter' in start) return start
        errors.push(start)
        return []
      })
      return { ...lenexDistance(event), starts }
    })
  return { distances, errors: errors.toSorted((one, other) => one.line - other.line) }
}

const swimmerStarter = (athlete: LenexAthlete, club: LenexClub): FileStarter => ({
  line: athlete.line ?? 1,
  name: `${athlete.lastName} ${athlete.firstName}`.trim(),
  swimmer: swimmerOf(athlete),
  profile: {
    // Russian files of Splash have the patronymic in place of a prefix such as “van”.
    patronymic: athlete.namePrefix,
    birthDate: athlete.birthDate,
    country: countryOfNation(athlete.nation ?? club.nation ?? ''),
    ...{ region: club.region, city: club.city, club: club.type === 'UNATTACHED' ? null : club.name || null },
  },
  ...{ teamId: null, members: [] },
})

function teamStarter(
  relay: LenexRelay,
  { positions }: LenexStart,
  { club, starterOf }: { readonly club: LenexClub; readonly starterOf: ReadonlyMap<string, FileStarter> },
): FileStarter {
  const members = positions.flatMap(({ number, athleteId }) => {
    const starter = starterOf.get(athleteId ?? '')
    return starter ? { stageId: number, starter } : []
  })
  const name = relay.name ?? [club.name, relay.number].filter((part) => part !== null).join(' ')
  return { line: relay.line ?? 1, name, swimmer: null, profile: null, teamId: null, members }
}

function swimmerOf(athlete: LenexAthlete): FileSwimmer {
  const { license, lastName, firstName, lastNameEn, firstNameEn, birthDate, gender } = athlete
  const year = Number(birthDate?.slice(0, 4))
  return {
    // Russian files of Splash have the rank in place of the licence.
    registryId: license !== null && isRegistryId(license) ? license : null,
    ...{ firstName, lastName, otherFirstName: firstNameEn, otherLastName: lastNameEn },
    gender: genderOfLenex(gender),
    birthYear: Number.isInteger(year) && year > 0 ? year : null,
  }
}
