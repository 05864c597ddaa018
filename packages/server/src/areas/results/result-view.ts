/** Results as the API returns them. */

import type { DeskHead, DeskLane, DeskList, RankedResult, ResultList } from '@polynya/contract'
import { formatRaceTime, isRelay, placed, type Ranked } from '@polynya/domain'
import type { HistoricResult } from '../../db/tables/result-history.ts'
import { isoOf } from '../events/record/event-data.ts'
import { starterView } from '../start-lists/entered-view.ts'
import type { DeskRow, ListedResults, TypedRow } from './results.store.ts'

const timeOf = (timeCs: number | null) => (timeCs === null ? null : formatRaceTime(timeCs))

const partsOf = (row: ListedResults) => ({
  distanceId: row.id,
  distCode: row.dist_code,
  gender: row.gender,
  session: row.session,
  state: row.state ?? 'empty',
  isLocked: row.locked_at !== null,
  version: row.version ?? 0,
  publishedAt: isoOf(row.published_at),
  baseYear: row.base_year,
})

export const deskHead = (row: ListedResults): DeskHead => ({
  ...partsOf(row),
  starters: row.starters,
  recorded: row.recorded,
  heats: row.heats ?? 0,
})

/** A row with a result. */
export type RecordedRow = DeskRow & { readonly status: NonNullable<DeskRow['status']> }

export const isRecorded = (row: DeskRow): row is RecordedRow => row.status !== null

/** The entered part of a result. */
export const timesOf = (row: RecordedRow): HistoricResult => ({
  status: row.status,
  rawTime: timeOf(row.raw_time_cs),
  penalties: row.penalties ?? [],
  finalTime: timeOf(row.final_time_cs),
  code: row.result_code,
  reason: row.reason,
  splits: (row.splits_cs ?? []).map(formatRaceTime),
})

/** A starter; that of a result with the groups and the team that were stored with it. */
function starterOf(row: DeskRow) {
  const starter = starterView(row)
  if (!isRecorded(row)) return starter
  return {
    ...starter,
    ageGroup: row.result_age_group,
    division: row.result_division,
    team: row.result_team ?? starter.team,
  }
}

export const deskLane = (row: TypedRow): DeskLane => ({
  heat: row.place_heat ?? row.result_heat,
  lane: row.place_lane ?? row.result_lane,
  scratched: row.scratched_at !== null,
  starter: starterOf(row),
  result: isRecorded(row)
    ? {
        ...timesOf(row),
        version: row.version ?? 0,
        typedBy: row.typist,
        typedAt: isoOf(row.typed_at) ?? '',
        confirmedAt: isoOf(row.confirmed_at),
      }
    : null,
})

/** The name of an account; null without one. */
export const nameOf = (first: string | null, last: string | null) =>
  first === null ? null : `${first} ${last ?? ''}`.trim()

export const deskList = (
  row: ListedResults,
  rows: readonly TypedRow[],
  particulars: Pick<DeskList, 'secondEntry' | 'mergedHeats'>,
): DeskList => ({
  ...partsOf(row),
  ...particulars,
  lanes: rows.map(deskLane),
})

/** A result as places are given. */
const rankedOf = (row: RecordedRow): Ranked & { readonly row: RecordedRow } => ({
  row,
  status: row.status,
  finalTimeCs: row.final_time_cs,
  gender: isRelay(row.dist_code) ? null : row.gender,
  ageGroup: row.result_age_group,
  division: row.result_division,
  paraGroup: row.para_group,
})

/** Returns the results in the order of a result list, with their places. */
export const rankedRows = (rows: readonly DeskRow[]) => placed(rows.filter(isRecorded).map(rankedOf))

export const resultListView = (row: ListedResults, rows: readonly DeskRow[]): ResultList => ({
  ...partsOf(row),
  results: rankedRows(rows).map(
    ({ result: { row: found }, places }): RankedResult => ({
      ...timesOf(found),
      heat: found.result_heat,
      lane: found.result_lane,
      starter: starterOf(found),
      paraGroup: found.para_group,
      places,
      points: found.points,
      records: found.records,
      evskRank: found.evsk_rank,
      progress: found.progress,
    }),
  ),
})
