/** What an import of entries places: the entries of a file on the distances of an event. */

import type { EntryImport, EntryWarning } from '@polynya/contract'
import { hasStart } from '@polynya/domain'
import type { LineFault } from '../../csv-table.ts'
import type { Distance, EntryContext } from '../../orders/requested-entries.ts'
import type { SwimmerRow } from '../../swimmers/profile/swimmers.store.ts'
import { mayBe } from '../imports/file-distances.ts'
import type { FileDistance, FileEntries, FileEntry, FileFault, FileStarter } from '../imports/file-starts.ts'
import { type AcceptedSwimmer, entryChecker, type KnownEntry } from './entry-checks.ts'

interface EntriesOfEvent {
  readonly context: EntryContext
  /** The profile of a swimmer of the file; undefined if they have none. */
  readonly rowOf: (starter: FileStarter) => SwimmerRow | undefined
  /** The captain and the distance of a team that exists, among those of some distances. */
  readonly teamOf: (
    starter: FileStarter,
    distanceIds: readonly number[],
  ) => Pick<KnownEntry, 'swimmerId' | 'distanceId'> | null
}

export interface EntriesPlan {
  readonly swimmers: readonly AcceptedSwimmer[]
  readonly known: readonly KnownEntry[]
  readonly distances: EntryImport['distances']
  readonly warnings: readonly LineFault<EntryWarning>[]
  readonly errors: readonly FileFault[]
}

/** Returns the entries to place, those that exist, and what is left out. */
export function entriesPlan(file: FileEntries, { context, rowOf, teamOf }: EntriesOfEvent): EntriesPlan {
  const own = context.selling.programData.flatMap(({ children }) => children)
  const checker = entryChecker(context)
  const known: KnownEntry[] = []
  const warnings: LineFault<EntryWarning>[] = []
  const errors: FileFault[] = []

  function place(entry: FileEntry, distances: readonly Distance[]) {
    const { line, starter } = entry
    const team = teamOf(
      starter,
      distances.map(({ id }) => id),
    )
    if (team) return known.push({ line, ...team, seedTimeCs: entry.seedTimeCs })
    const rows = peopleOf(starter).flatMap((person) => rowOf(person) ?? [])
    // Swimmers without a profile are listed once, not with each of their entries.
    if (rows.length === 0 && starter.swimmer !== null) return 0
    if (rows.length === 0) return warnings.push({ line, field: starter.name, fault: 'team_unknown' })
    const checked = checker.check(rows, entry, distances)
    if ('known' in checked) return known.push(checked.known)
    if ('repeated' in checked) return errors.push({ line, field: starter.name, fault: 'repeated' })
    if ('refused' in checked) return warnings.push({ line, field: starter.name, fault: checked.refused })
    return 0
  }

  const distances = file.distances.map((distance) => {
    const options = own.filter((option) => hasStart(option.distCode) && mayBe(distance, option))
    const isFound = distance.starts.length === 0 || options.length > 0
    if (isFound) for (const entry of distance.starts) place(entry, options)
    else warnings.push(missingOf(distance))
    return viewOf(distance, options)
  })
  return { swimmers: checker.swimmers(), known, distances, warnings, errors }
}

/** The swimmer, or those of a team leg by leg, then its reserves. */
const peopleOf = (starter: FileStarter): FileStarter[] =>
  starter.swimmer === null ? starter.members.toSorted(byStage).map((member) => member.starter) : [starter]

/** Lenex numbers all reserves −1. */
const byStage = (one: { readonly stageId: number }, other: { readonly stageId: number }) =>
  (one.stageId < 1 ? Number.POSITIVE_INFINITY : one.stageId) -
    (other.stageId < 1 ? Number.POSITIVE_INFINITY : other.stageId) || 0

const missingOf = ({ line, what, distCode }: FileDistance<FileEntry>): LineFault<EntryWarning> => ({
  ...{ line, field: what },
  fault: distCode === null ? 'distance_unknown' : 'distance_missing',
})

const viewOf = (
  { line, what, distCode, starts }: FileDistance<FileEntry>,
  options: readonly Distance[],
): EntryImport['distances'][number] => ({
  ...{ line, what, distCode, distanceIds: options.map(({ id }) => id), entries: starts.length },
})
