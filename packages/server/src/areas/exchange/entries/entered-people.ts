/** The profiles of the swimmers of a file: found ones, and new ones where the administrator wants them. */

import type { EntryImport, EntryWarning } from '@polynya/contract'
import type { Db, Tx } from '../../../db/schema.ts'
import type { Deps } from '../../../deps.ts'
import type { LineFault } from '../../csv-table.ts'
import { federationDate } from '../../site/federation-date.ts'
import { listByIds, type SwimmerRow } from '../../swimmers/profile/swimmers.store.ts'
import type { FileFault, FileStarter } from '../imports/file-starts.ts'
import type { ImportProgress } from '../tasks/import-progress.ts'
import { type FoundPerson, findPeople, isUnsureDay } from './file-people.ts'
import {
  createProfiles,
  type DefaultPlace,
  type NewProfile,
  type ProfilesInput,
  profileOf,
} from './new-profiles.ts'

export interface PeopleOptions {
  readonly createProfiles: boolean
  readonly place: DefaultPlace
  readonly progress: ImportProgress
}

/** What the swimmers of a file were found to be. */
export interface CheckedPeople {
  /** IDs of profiles. */
  readonly found: ReadonlyMap<FileStarter, number>
  /** Profiles to create; several starters may be one person. */
  readonly created: ReadonlyMap<FileStarter, NewProfile>
  readonly starters: EntryImport['starters']
  readonly warnings: readonly LineFault<EntryWarning>[]
  readonly errors: readonly FileFault[]
}

/** Finds the profiles of swimmers, and checks those to create: only of swimmers who are like no other one. */
export async function checkPeople(
  db: Db,
  starters: readonly FileStarter[],
  { options, deps }: { readonly options: PeopleOptions; readonly deps: Deps },
): Promise<CheckedPeople> {
  const { progress } = options
  progress.expect(starters.length)
  const people = await findPeople(db, starters)
  const known = { today: await federationDate(db, deps.clock.now()), places: deps.places }
  const found = new Map<FileStarter, number>()
  const created = new Map<FileStarter, NewProfile>()
  const views: EntryImport['starters'] = []
  const warnings: LineFault<EntryWarning>[] = []
  const errors: FileFault[] = []
  for (const starter of starters) {
    await progress.step()
    const person = people(starter)
    if (person.match) found.set(starter, person.match.swimmer.id)
    else check(starter, person)
    views.push(viewOf(starter, person.match, created.has(starter)))
  }
  return { found, created, starters: views, warnings, errors: missingCityOnce(errors) }

  function check(starter: FileStarter, { isAmbiguous }: FoundPerson) {
    const { line, name } = starter
    const fault = isAmbiguous ? 'swimmer_ambiguous' : options.createProfiles ? null : 'swimmer_unknown'
    if (fault) return warnings.push({ line, field: name, fault })
    const read = profileOf(starter, options.place, known)
    if (!read.profile) return errors.push(...read.errors)
    if (isUnsureDay(read.profile.dob)) warnings.push({ line, field: name, fault: 'birth_date_unsure' })
    return created.set(starter, read.profile)
  }
}

/** A file without cities lacks the city of all new profiles, which is one option of the import. */
function missingCityOnce(errors: readonly FileFault[]): FileFault[] {
  const isMissingCity = ({ field, fault }: FileFault) => field === 'city' && fault === 'required'
  const first = errors.find(isMissingCity)
  return errors.filter((error) => error === first || !isMissingCity(error))
}

const viewOf = (
  { line, name, swimmer }: FileStarter,
  match: FoundPerson['match'],
  isNew: boolean,
): EntryImport['starters'][number] => ({
  ...{ line, name, birthYear: swimmer?.birthYear ?? null, isNew },
  ...{ iwsaid: match?.swimmer.iwsaid ?? null, score: match?.score ?? null },
})

export interface EnteredPeople {
  readonly rows: ReadonlyMap<FileStarter, SwimmerRow>
  /** Number of new profiles. */
  readonly created: number
}

/** Returns the profiles of swimmers, and creates the new ones. */
export async function enterPeople(
  tx: Tx,
  { found, created }: CheckedPeople,
  input: ProfilesInput,
): Promise<EnteredPeople> {
  const known = new Map((await listByIds(tx, [...found.values()])).map((row) => [row.id, row]))
  const newRows = await createProfiles(tx, created, input)
  const rows = new Map<FileStarter, SwimmerRow>(newRows)
  for (const [starter, id] of found) {
    const row = known.get(id)
    if (row) rows.set(starter, row)
  }
  return { rows, created: new Set(newRows.values()).size }
}
