/** Which entries of an event the starts of a file are. */

import type { ExchangeWarning } from '@polynya/contract'
import type { LineFault } from '../../csv-table.ts'
import type { DeskRow, ListedResults } from '../../results/results.store.ts'
import type { ImportProgress } from '../tasks/import-progress.ts'
import { mayBe } from './file-distances.ts'
import type { FileDistance, FileStart } from './file-starts.ts'
import type { starterFinder } from './starter-finder.ts'

/** A start with its entry. */
export interface PlacedStart<Start extends FileStart> {
  readonly start: Start
  readonly row: DeskRow
}

interface EntriesOfEvent {
  readonly lists: readonly ListedResults[]
  readonly finder: ReturnType<typeof starterFinder>
}

interface PlacedStarts<Start extends FileStart> {
  /** One of each entry. */
  readonly placed: readonly PlacedStart<Start>[]
  /** What is left out and why. */
  readonly warnings: readonly LineFault<ExchangeWarning>[]
  /** Further starts of the same entries. */
  readonly errors: readonly LineFault<'repeated'>[]
}

/** Returns the entries of the starts of a file. */
export async function placedStarts<Start extends FileStart>(
  distances: readonly FileDistance<Start>[],
  event: EntriesOfEvent,
  progress: ImportProgress,
): Promise<PlacedStarts<Start>> {
  progress.expect(distances.reduce((count, { starts }) => count + starts.length, 0))
  const found: Awaited<ReturnType<typeof placedIn<Start>>> = []
  for (const distance of distances) found.push(...(await placedIn(distance, event, progress)))
  const all = found.flatMap((each) => ('row' in each ? each : []))
  const byEntry = [...Map.groupBy(all, ({ row }) => row.entry_id).values()]
  const repeated = byEntry.flatMap(([, ...others]) => others)
  return {
    placed: byEntry.flatMap(([first]) => first ?? []),
    warnings: found.flatMap((each) => ('fault' in each ? each : [])),
    errors: repeated.map(({ start }) => ({ line: start.line, field: null, fault: 'repeated' })),
  }
}

async function placedIn<Start extends FileStart>(
  distance: FileDistance<Start>,
  { lists, finder }: EntriesOfEvent,
  progress: ImportProgress,
): Promise<(PlacedStart<Start> | LineFault<ExchangeWarning>)[]> {
  const { line, what, starts, distCode } = distance
  if (starts.length === 0) return []
  const own = listsOf(distance, lists).map(({ id }) => id)
  if (own.length === 0) {
    return [{ line, field: what, fault: distCode === null ? 'distance_unknown' : 'distance_missing' }]
  }
  const placed: Awaited<ReturnType<typeof placedIn<Start>>> = []
  for (const start of starts) {
    const found = finder.entryOf(start.starter, own)
    const { line, starter } = start
    placed.push(
      'fault' in found ? { line, field: starter.name, fault: found.fault } : { start, row: found.row },
    )
    await progress.step()
  }
  return placed
}

/** The distances of an event that a distance of a file may be. */
const listsOf = (distance: FileDistance<FileStart>, lists: readonly ListedResults[]) =>
  lists.filter(({ dist_code: distCode, gender }) => mayBe(distance, { distCode, gender }))

/** Returns a distance of a file with the distances of the event that it may be. */
export const distanceView = (distance: FileDistance<FileStart>, lists: readonly ListedResults[]) => ({
  ...{ line: distance.line, what: distance.what, distCode: distance.distCode },
  distanceIds: listsOf(distance, lists).map(({ id }) => id),
})
