/** What an import of results would store: the entries of an event that the results of a file belong to. */

import type { ExchangeWarning, ResultImport, ResultInput } from '@polynya/contract'
import { formatRaceTime } from '@polynya/domain'
import type { LineFault } from '../../csv-table.ts'
import { isRecorded, timesOf } from '../../results/result-view.ts'
import type { DeskRow, ListedResults } from '../../results/results.store.ts'
import type { Person } from '../exchange.store.ts'
import type { ImportProgress } from '../tasks/import-progress.ts'
import type { FileFault, FileResult, FileResults } from './file-starts.ts'
import { distanceView, placedStarts } from './placed-starts.ts'
import { starterFinder } from './starter-finder.ts'

interface ResultsOfEvent {
  readonly lists: readonly ListedResults[]
  /** Their starters. */
  readonly rows: readonly DeskRow[]
  /** Swimmers of relay teams. */
  readonly members: readonly Person[]
}

/** A result to store, with its line. */
export interface PlannedResult {
  readonly line: number
  readonly row: DeskRow
  readonly input: ResultInput
}

interface ResultsPlan {
  /** Results that differ from the stored ones, by the ID of their distance. */
  readonly batches: ReadonlyMap<number, readonly PlannedResult[]>
  readonly counts: Pick<ResultImport, 'added' | 'changed' | 'known'>
  readonly distances: ResultImport['distances']
  readonly starters: ResultImport['starters']
  /** What is left out and why. */
  readonly warnings: readonly LineFault<ExchangeWarning>[]
  readonly errors: readonly FileFault[]
}

/** Returns what an import would store, and what it leaves out. */
export async function resultsPlan(
  file: FileResults,
  { lists, rows, members }: ResultsOfEvent,
  progress: ImportProgress,
): Promise<ResultsPlan> {
  const finder = starterFinder(rows, members)
  const starts = await placedStarts(file.distances, { lists, finder }, progress)
  const placed = starts.placed.map(({ start, row }) => ({
    line: start.line,
    row,
    input: inputOf(start, row),
  }))
  const differing = placed.filter(({ input, row }) => !isStored(input, row))
  const added = differing.filter(({ row }) => !isRecorded(row)).length
  return {
    batches: Map.groupBy(differing, ({ row }) => row.distance_id),
    counts: { added, changed: differing.length - added, known: placed.length - differing.length },
    distances: file.distances.map((distance) => ({
      ...distanceView(distance, lists),
      results: distance.starts.length,
    })),
    starters: finder.starters(),
    ...{ warnings: starts.warnings, errors: starts.errors },
  }
}

const timeOf = (timeCs: number | null) => (timeCs === null ? null : formatRaceTime(timeCs))

const inputOf = (result: FileResult, row: DeskRow): ResultInput => ({
  ...{ entryId: row.entry_id, version: row.version ?? 0, status: result.status },
  ...(result.heat !== null && { heat: result.heat }),
  ...(result.lane !== null && { lane: result.lane }),
  ...{ rawTime: timeOf(result.rawTimeCs), penalties: [...result.penalties], code: result.code },
  ...{ reason: result.reason, splits: result.splitsCs.map(formatRaceTime) },
})

/** Whether an entry has this result already. */
function isStored(input: ResultInput, row: DeskRow): boolean {
  if (!isRecorded(row)) return false
  const { status, rawTime, penalties, code, reason, splits } = timesOf(row)
  const keyOf = (result: Partial<ResultInput>) =>
    JSON.stringify([
      ...[result.status, result.rawTime, result.code, result.reason, result.splits],
      result.penalties?.map((penalty) => `${penalty.code} ${penalty.leg}`).toSorted(),
    ])
  const isInPlace =
    (input.heat ?? row.result_heat) === row.result_heat && (input.lane ?? row.result_lane) === row.result_lane
  return (
    isInPlace &&
    keyOf(input) === keyOf({ status, rawTime, penalties: [...penalties], code, reason, splits: [...splits] })
  )
}
