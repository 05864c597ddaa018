/** Checks the entries of a file one after another, by the rules of orders. */

import type { EntryWarning } from '@polynya/contract'
import { defaultDivision, formatRaceTime, hasSeedTime } from '@polynya/domain'
import {
  checkSwimmer,
  type Distance,
  type EntryContext,
  type RequestedEntry,
} from '../../orders/requested-entries.ts'
import type { SwimmerRow } from '../../swimmers/profile/swimmers.store.ts'
import type { FileEntry, FileStarter } from '../imports/file-starts.ts'

type Given = Parameters<typeof checkSwimmer>[0]['entries'][number]

/** An entry to place, with the entry of the file. */
export interface AcceptedEntry {
  readonly line: number
  readonly given: Given
  readonly requested: RequestedEntry
  /** The team of a relay. */
  readonly team: FileStarter | null
}

/** The entries to place of one swimmer. */
export interface AcceptedSwimmer {
  readonly row: SwimmerRow
  readonly entries: AcceptedEntry[]
}

/** An entry that exists already. */
export interface KnownEntry {
  readonly line: number
  readonly swimmerId: number
  readonly distanceId: number
  readonly seedTimeCs: number | null
}

type Checked =
  | { readonly accepted: AcceptedEntry }
  | { readonly known: KnownEntry }
  | { readonly repeated: number }
  | { readonly refused: EntryWarning }

/** Returns a function that checks further entries of swimmers, beside those that it accepted before. */
export function entryChecker(context: EntryContext) {
  const swimmers = new Map<number, AcceptedSwimmer>()
  const known = new Set<string>()

  function checkOne(row: SwimmerRow, entry: FileEntry, distance: Distance): Checked {
    const before = swimmers.get(row.id)?.entries ?? []
    if (before.some(({ given }) => given.distanceId === distance.id)) return { repeated: entry.line }
    const given = givenOf(entry, distance)
    const entries = [...before.map((each) => each.given), given]
    const { issues, swimmer } = checkSwimmer({ swimmerId: row.id, entries }, { row, path: '', context })
    const [issue] = issues
    if (issue?.reason === 'already_entered') return knownOf(row, entry, distance)
    if (issue) return { refused: issue.reason as EntryWarning }
    const requested = swimmer.entries.at(-1)
    if (!requested) return { refused: 'distance_missing' }
    const team = entry.starter.swimmer === null ? entry.starter : null
    const accepted = { line: entry.line, given, requested, team }
    swimmers.set(row.id, { row, entries: [...before, accepted] })
    return { accepted }
  }

  function knownOf({ id: swimmerId }: SwimmerRow, entry: FileEntry, distance: Distance): Checked {
    const key = `${swimmerId} ${distance.id}`
    if (known.has(key)) return { repeated: entry.line }
    known.add(key)
    const seedTimeCs = seedTimeOf(entry, distance)
    return { known: { line: entry.line, swimmerId, distanceId: distance.id, seedTimeCs } }
  }

  return {
    /** Returns the swimmers with accepted entries. */
    swimmers: () => [...swimmers.values()],

    /** Enters the first of some swimmers who may enter one of some distances; else returns why the first may not. */
    check(rows: readonly SwimmerRow[], entry: FileEntry, distances: readonly Distance[]): Checked {
      const pairs = rows.flatMap((row) => distances.map((distance) => ({ row, distance })))
      let first: Checked | null = null
      for (const { row, distance } of pairs) {
        const checked = checkOne(row, entry, distance)
        if (!('refused' in checked)) return checked
        first ??= checked
      }
      return first ?? { refused: 'distance_missing' }
    },
  }
}

const seedTimeOf = ({ seedTimeCs }: FileEntry, { distCode }: Distance) =>
  hasSeedTime(distCode) ? seedTimeCs : null

function givenOf(entry: FileEntry, distance: Distance): Given {
  const seedTimeCs = seedTimeOf(entry, distance)
  const division = entry.division ?? defaultDivision(distance.divisions)
  return {
    distanceId: distance.id,
    ...(division !== null && { division }),
    ...(seedTimeCs !== null && { seedTime: formatRaceTime(seedTimeCs) }),
  }
}
