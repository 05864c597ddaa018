/** What an import of start lists stores: heats and lanes of another program for the entries of an event. */

import type { StartListImport, StartListWarning } from '@polynya/contract'
import { laneOrder, type StartPlace, startsTogether } from '@polynya/domain'
import type { LineFault } from '../../csv-table.ts'
import type { DeskRow, ListedResults } from '../../results/results.store.ts'
import { settingsOf } from '../../start-lists/listed-distances.ts'
import type { ListedEvent } from '../../start-lists/start-lists.store.ts'
import type { Person } from '../exchange.store.ts'
import type { ImportProgress } from '../tasks/import-progress.ts'
import type { FileEntries, FileEntry, FileFault } from './file-starts.ts'
import { distanceView, type PlacedStart, placedStarts } from './placed-starts.ts'
import { starterFinder } from './starter-finder.ts'

interface ListsOfEvent {
  readonly event: ListedEvent
  readonly lists: readonly ListedResults[]
  /** Their starters. */
  readonly rows: readonly DeskRow[]
  /** Swimmers of relay teams. */
  readonly members: readonly Person[]
}

/** The start list of a distance as the file has it. */
export interface PlannedList {
  readonly list: ListedResults
  /** The first line with a place in it. */
  readonly line: number
  readonly places: readonly StartPlace[]
}

interface StartListsPlan {
  /** Lists that differ from the stored ones. */
  readonly changed: readonly PlannedList[]
  /** Number of lists that are stored already. */
  readonly known: number
  /** Number of starters with a place. */
  readonly placed: number
  readonly distances: StartListImport['distances']
  readonly starters: StartListImport['starters']
  readonly warnings: readonly LineFault<StartListWarning>[]
  readonly errors: readonly FileFault[]
}

/** Returns the lists that an import stores, and what it leaves out. */
export async function startListsPlan(
  file: FileEntries,
  { event, lists, rows, members }: ListsOfEvent,
  progress: ImportProgress,
): Promise<StartListsPlan> {
  const finder = starterFinder(rows, members)
  const starts = await placedStarts(file.distances, { lists, finder }, progress)
  const inLanes = starts.placed.filter(({ row }) => !startsTogether(row.dist_code))
  const located = inLanes.filter(({ start }) => start.heat !== null && start.lane !== null)
  const byDistance = Map.groupBy(located, ({ row }) => row.distance_id)
  const planned = lists.flatMap((list): PlannedList[] => {
    const own = byDistance.get(list.id) ?? []
    const [first] = own
    return first ? [{ list, line: first.start.line, places: own.map(placeOf) }] : []
  })
  const changed = planned.filter(({ list, places }) => !isStored(places, rows, list.id))
  return {
    ...{ changed, known: planned.length - changed.length, placed: located.length },
    distances: file.distances.map((distance) => ({
      ...distanceView(distance, lists),
      starts: distance.starts.length,
    })),
    starters: finder.starters(),
    warnings: [...starts.warnings, ...starts.placed.flatMap(unplacedOf)],
    errors: [
      ...starts.errors,
      ...lists.flatMap((list) => faultsOf(byDistance.get(list.id) ?? [], event, list)),
    ],
  }
}

const placeOf = ({ start, row }: PlacedStart<FileEntry>): StartPlace => ({
  ...{ entryId: row.entry_id, heat: start.heat ?? 0, lane: start.lane ?? 0 },
})

/** The lanes of a mass start are competition numbers, which the event assigns. */
function unplacedOf({ start, row }: PlacedStart<FileEntry>): LineFault<StartListWarning>[] {
  const { line, starter, heat, lane } = start
  if (startsTogether(row.dist_code)) return [{ line, field: starter.name, fault: 'mass_start' }]
  return heat === null || lane === null ? [{ line, field: starter.name, fault: 'place_missing' }] : []
}

/** Lanes that the pool does not have, and lanes of two starters. */
function faultsOf(
  own: readonly PlacedStart<FileEntry>[],
  event: ListedEvent,
  list: ListedResults,
): FileFault[] {
  const lanes = laneOrder(settingsOf(event, list).lanes)
  const taken = Map.groupBy(own, ({ start }) => `${start.heat} ${start.lane}`)
  const second = [...taken.values()].flatMap(([, ...others]) => others)
  return [
    ...own
      .filter(({ start }) => start.lane !== null && !lanes.includes(start.lane))
      .map(({ start }): FileFault => ({ line: start.line, field: 'lane', fault: 'not_allowed' })),
    ...own
      .filter(({ start }) => start.heat !== null && start.heat < 1)
      .map(({ start }): FileFault => ({ line: start.line, field: 'heat', fault: 'not_allowed' })),
    ...second.map(({ start }): FileFault => ({ line: start.line, field: 'lane', fault: 'repeated' })),
  ]
}

/** Whether the list of a distance has these places already, and no others. */
function isStored(places: readonly StartPlace[], rows: readonly DeskRow[], distanceId: number): boolean {
  const keyOf = ({ entryId, heat, lane }: StartPlace) => `${entryId} ${heat} ${lane}`
  const stored = rows
    .filter(({ distance_id, place_heat }) => distance_id === distanceId && place_heat !== null)
    .map((row) => keyOf({ entryId: row.entry_id, heat: row.place_heat ?? 0, lane: row.place_lane ?? 0 }))
  return stored.toSorted().join() === places.map(keyOf).toSorted().join()
}
