/** Profiles of swimmers whom a file has and the registry does not: orphans, confirmed at once. */

import { SwimmerCreate } from '@polynya/contract'
import {
  type FileSwimmer,
  identityKey,
  nameProblem,
  regionNamed,
  registryPrefix,
  toLatin,
} from '@polynya/domain'
import * as z from 'zod/mini'
import { recordChanges } from '../../../access/audit.store.ts'
import type { Tx } from '../../../db/schema.ts'
import type { Deps } from '../../../deps.ts'
import { newSwimmerColumns } from '../../swimmers/profile/new-swimmer.ts'
import { type InputDeps, swimmerIssues } from '../../swimmers/profile/swimmer-input.ts'
import {
  insertSwimmers,
  listByIds,
  nextRegistryIds,
  type SwimmerRow,
} from '../../swimmers/profile/swimmers.store.ts'
import type { FileFault, FileProfile, FileStarter } from '../imports/file-starts.ts'
import type { ImportCall } from '../tasks/import-call.ts'

/** Where new profiles live whose file does not have it. */
export interface DefaultPlace {
  /** That of the event. */
  readonly region: string | null
  readonly city: string | null
}

export type NewProfile = z.output<typeof SwimmerCreate>

interface ReadProfile {
  /** Null with an error. */
  readonly profile: NewProfile | null
  readonly errors: readonly FileFault[]
}

/** Returns the profile of a swimmer of a file, by the rules of `swimmers.create`. */
export function profileOf(
  { line, swimmer, profile }: FileStarter,
  place: DefaultPlace,
  deps: InputDeps,
): ReadProfile {
  if (!swimmer || !profile) return { profile: null, errors: [] }
  const parsed = z.safeParse(SwimmerCreate, bodyOf(swimmer, { profile, place, places: deps.places }))
  const issues = parsed.success
    ? swimmerIssues(parsed.data, deps)
    : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), reason: message }))
  const errors = issues.map(({ path, reason }) => faultOf(line, path.split('.').at(-1) ?? '', reason))
  return { profile: parsed.success && errors.length === 0 ? parsed.data : null, errors }
}

interface Placing {
  readonly profile: FileProfile
  readonly place: DefaultPlace
  readonly places: Deps['places']
}

function bodyOf(swimmer: FileSwimmer, { profile, place, places }: Placing) {
  const country = profile.country ?? place.region?.slice(0, 2)
  const isAtHome = country !== undefined && place.region?.startsWith(`${country}-`) === true
  const regions = [profile.region, `${country}-${profile.region}`]
  const named =
    country === undefined || profile.region === null
      ? null
      : regionNamed(places.regionsOf(country), profile.region)
  const region = regions.find((code) => code !== null && places.isRegion(code)) ?? named
  return {
    ...namesOf(swimmer),
    ...(profile.patronymic !== null &&
      nameProblem(profile.patronymic, 'any') === null && { nativePatronim: profile.patronymic }),
    gender: swimmer.gender,
    dob: profile.birthDate ?? '',
    swimmerInfo: {
      country,
      regionCode: region ?? (isAtHome ? place.region : null),
      ...{ city: profile.city ?? place.city ?? '', club: profile.club },
    },
    sportRankData: { sportRank: 'none', validFrom: null },
  }
}

/** Returns the names in Latin letters, transliterated if the file has none, and the others as the native ones. */
function namesOf({ lastName, firstName, otherLastName, otherFirstName }: FileSwimmer) {
  const isLatin = (name: string | null): name is string =>
    name !== null && nameProblem(name, 'latin') === null
  const spell = (name: string, other: string | null) => ({
    latin: isLatin(name) ? name : isLatin(other) ? other : toLatin(name),
    native: [name, other].find((each) => each !== null && each !== '' && !isLatin(each)) ?? null,
  })
  const [last, first] = [spell(lastName, otherLastName), spell(firstName, otherFirstName)]
  return {
    ...{ lastName: last.latin, firstName: first.latin },
    ...{ nativeLastName: last.native, nativeFirstName: first.native },
  }
}

const FAULTS = ['country_unknown', 'region_unknown', 'required', 'too_long'] as const

/** Names a field of a profile as files do, and what is wrong with it. */
function faultOf(line: number, field: string, reason: string): FileFault {
  if (field === 'dob') return { line, field: 'birthDate', fault: 'date_unknown' }
  const named = field === 'regionCode' ? 'region' : field
  if (field === 'gender') return { line, field: named, fault: 'gender_unknown' }
  const fault =
    FAULTS.find((each) => each === reason) ?? (reason === 'too_short' ? 'required' : 'wrong_format')
  return { line, field: named, fault }
}

export interface ProfilesInput {
  readonly call: ImportCall
  readonly eventId: number
  readonly dryRun: boolean
}

/**
 * Creates profiles, one for all starters who are the same person. The registry IDs of a dry run are placeholders:
 * numbers are never given twice.
 */
export async function createProfiles(
  tx: Tx,
  profiles: ReadonlyMap<FileStarter, NewProfile>,
  { call, eventId, dryRun }: ProfilesInput,
): Promise<Map<FileStarter, SwimmerRow>> {
  const byIdentity = new Map([...profiles.values()].map((profile) => [identityKey(profile), profile]))
  const people = [...byIdentity.values()]
  const lastNames = people.map(({ lastName }) => lastName)
  const registryIds = dryRun
    ? lastNames.map((lastName, index) => `${registryPrefix(lastName)}DRYRUN${index}`)
    : await nextRegistryIds(tx, lastNames)
  const ids = await insertSwimmers(
    tx,
    people.map((body, index) => ({
      ...newSwimmerColumns({ body, accountId: null, ipAddress: call.ipAddress, at: call.at }),
      iwsaid: registryIds[index] ?? '',
    })),
  )
  const rows = new Map((await listByIds(tx, ids)).map((row) => [row.id, row]))
  const changes = [...rows.values()].map(({ id, iwsaid }) => ({
    kind: 'swimmer' as const,
    objectId: id,
    after: { iwsaid, eventId },
  }))
  await recordChanges(tx, call, changes)
  const identities = [...byIdentity.keys()]
  const created = new Map(identities.map((identity, index) => [identity, rows.get(ids[index] ?? 0)]))
  return new Map(
    [...profiles].flatMap(([starter, profile]) => {
      const row = created.get(identityKey(profile))
      return row ? [[starter, row] as const] : []
    }),
  )
}
