/** Start lists as the API returns them. */

import type { StartHeat, StartList, StartListHead } from '@polynya/contract'
import { type ListSettings, startsTogether } from '@polynya/domain'
import { isoOf } from '../events/record/event-data.ts'
import { starterView } from './entered-view.ts'
import { isLate, type StarterRow } from './start-lists.store.ts'
import type { PlannedRow } from './timetable.ts'

export function headView(row: PlannedRow): StartListHead {
  const { entries = 0, placed = 0, heats = 0 } = row.counts ?? {}
  return { ...partsOf(row), heats: heats ?? 0, entries, late: entries - placed, overlaps: row.overlaps }
}

export function listView(
  row: PlannedRow,
  settings: ListSettings,
  starters: readonly StarterRow[],
): StartList {
  return {
    ...partsOf(row),
    pool: startsTogether(row.dist_code) ? null : settings.lanes,
    excludedLanes: [...settings.excludedLanes],
    heats: heatsOf(row, starters),
    late: starters.filter(isLate).map(starterView),
    scratched: starters.filter(({ heat, scratched_at }) => heat === null && scratched_at).map(starterView),
  }
}

const partsOf = (row: PlannedRow) => ({
  distanceId: row.id,
  distCode: row.dist_code,
  gender: row.gender,
  session: row.session,
  startsAt: isoOf(row.planned_at),
  isStartFixed: row.starts_at !== null,
  isLocked: row.locked_at !== null,
  isPublished: row.published_at !== null,
  version: row.version,
  updatedAt: isoOf(row.updated_at),
})

function heatsOf(row: PlannedRow, starters: readonly StarterRow[]): StartHeat[] {
  const heats = new Map<number, StartHeat>()
  for (const { heat, lane, ...starter } of starters) {
    if (heat === null || lane === null) continue
    const { lanes, ...known } = heats.get(heat) ?? heatOf(row, heat)
    const place = { lane, scratched: starter.scratched_at !== null, starter: starterView(starter) }
    heats.set(heat, { ...known, lanes: [...lanes, place] })
  }
  return [...heats.values()]
}

const heatOf = (row: PlannedRow, heat: number): StartHeat => ({
  heat,
  mergedWith: row.mergedWith(heat),
  isMerged: row.isMerged(heat),
  startsAt: isoOf(row.startOf(heat)),
  lanes: [],
})
