/** The profiles of the swimmers of a file: found ones, and new ones where the administrator wants them. */

import type { EntryImport, EntryWarning } from '@polynya/contract'
import type { Tx } from '../../../db/schema.ts'
import type { Deps } from '../../../deps.ts'
import type { LineFault } from '../../csv-table.ts'
import { listByIds, type SwimmerRow } from '../../swimmers/profile/swimmers.store.ts'
import type { FileFault, FileStarter } from '../imports/file-starts.ts'
import { type FoundPerson, findPeople, isUnsureDay } from './file-people.ts'
import type { ImportCall } from './import-call.ts'
import { type DefaultPlace, profileCreator, profileOf } from './new-profiles.ts'

export interface PeopleInput {
  readonly call: ImportCall
  readonly eventId: number
  readonly dryRun: boolean
  readonly createProfiles: boolean
  readonly place: DefaultPlace
}

export interface EnteredPeople {
  readonly rows: ReadonlyMap<FileStarter, SwimmerRow>
  readonly starters: EntryImport['starters']
  /** Number of new profiles. */
  readonly created: number
  readonly warnings: readonly LineFault<EntryWarning>[]
  readonly errors: readonly FileFault[]
}

/** Returns the profiles of swimmers, by line. */
export async function enteredPeople(
  tx: Tx,
  starters: readonly FileStarter[],
  { input, deps }: { readonly input: PeopleInput; readonly deps: Deps },
): Promise<EnteredPeople> {
  const found = await findPeople(tx, starters)
  const ids = [...found.values()].flatMap(({ match }) => match?.swimmer.id ?? [])
  const known = new Map((await listByIds(tx, ids)).map((row) => [row.id, row]))
  const creator = profileCreator(tx, input)
  const rows = new Map<FileStarter, SwimmerRow>()
  const views: EntryImport['starters'] = []
  const warnings: LineFault<EntryWarning>[] = []
  const errors: FileFault[] = []
  for (const starter of starters) {
    const person = found.get(starter)
    const match = person?.match ?? null
    const row = (match && known.get(match.swimmer.id)) ?? (await created(starter, person))
    if (row) rows.set(starter, row)
    views.push(viewOf(starter, match, row !== undefined && match === null))
  }
  return { rows, starters: views, created: creator.count(), warnings, errors }

  /** Creates a profile only if no other one is like the swimmer. */
  async function created(
    starter: FileStarter,
    person: FoundPerson | undefined,
  ): Promise<SwimmerRow | undefined> {
    const { line, name } = starter
    const fault = person?.isAmbiguous ? 'swimmer_ambiguous' : input.createProfiles ? null : 'swimmer_unknown'
    if (fault) {
      warnings.push({ line, field: name, fault })
      return undefined
    }
    const read = profileOf(starter, input.place, deps)
    errors.push(...read.errors)
    if (!read.profile) return undefined
    if (isUnsureDay(read.profile.dob)) warnings.push({ line, field: name, fault: 'birth_date_unsure' })
    return creator.create(read.profile)
  }
}

const viewOf = (
  { line, name, swimmer }: FileStarter,
  match: FoundPerson['match'],
  isNew: boolean,
): EntryImport['starters'][number] => ({
  ...{ line, name, birthYear: swimmer?.birthYear ?? null, isNew },
  ...{ iwsaid: match?.swimmer.iwsaid ?? null, score: match?.score ?? null },
})
