/** Entries, start lists and results of an event as a table. See docs/exchange-files.md. */

import {
  ENTRY_COLUMNS,
  type EntryColumn,
  type ExchangeContent,
  formatRaceTime,
  lenexComment,
  RESULT_COLUMNS,
  type ResultColumn,
} from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { resultLists } from '../results/desk-event.ts'
import { isRecorded, type RecordedRow, timesOf } from '../results/result-view.ts'
import { type DeskRow, listRows } from '../results/results.store.ts'
import type { Cell } from '../spreadsheet.ts'
import { starterView } from '../start-lists/entered-view.ts'

/** Returns the rows of a table in swimming order, the names of the columns first. */
export async function exportedTable(
  db: Db,
  eventId: number,
  content: Exclude<ExchangeContent, 'invitation'>,
): Promise<Cell[][]> {
  const ids = (await resultLists(db, eventId)).map(({ id }) => id)
  const byDistance = Map.groupBy(await listRows(db, ids), ({ distance_id }) => distance_id)
  const rows = ids.flatMap((id) => byDistance.get(id) ?? [])
  if (content === 'results') {
    return tableOf(RESULT_COLUMNS, rows.filter(isRecorded).map(resultCells))
  }
  const entered = rows.filter(({ state }) => state === 'confirmed')
  return tableOf(
    ENTRY_COLUMNS,
    entered.map((row) => entryCells(row, content === 'startLists')),
  )
}

const tableOf = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, Cell>>[],
): Cell[][] => [[...columns], ...rows.map((cells) => columns.map((column) => cells[column]))]

function starterCells(row: DeskRow) {
  const { team } = starterView(row)
  const isTeam = row.team_code !== null
  return {
    ...{ distance: row.dist_code, gender: String(row.distance_gender) },
    registryId: isTeam ? null : row.iwsaid,
    ...{ lastName: isTeam ? null : row.last_name, firstName: isTeam ? null : row.first_name },
    nativeLastName: isTeam ? null : row.native_last_name,
    nativeFirstName: isTeam ? null : row.native_first_name,
    birthYear: isTeam ? null : row.dob.slice(0, 4),
    ...{ club: row.club, teamId: row.team_code, team: team?.teamNameRu ?? null },
  }
}

const entryCells = (row: DeskRow, isSeeded: boolean): Record<EntryColumn, Cell> => ({
  ...starterCells(row),
  ...{ heat: isSeeded ? row.place_heat : null, lane: isSeeded ? row.place_lane : null },
  seedTime: row.seed_time_cs === null ? null : formatRaceTime(row.seed_time_cs),
})

function resultCells(row: RecordedRow): Record<ResultColumn, Cell> {
  const { status, rawTime, penalties, code, reason, splits } = timesOf(row)
  return {
    ...starterCells(row),
    ...{ heat: row.result_heat, lane: row.result_lane, status, time: rawTime, code, reason },
    penalties: lenexComment({ code: null, penalties, reason: null }),
    splits: splits.join(' '),
  }
}
