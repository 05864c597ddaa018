/** Start lists as the API returns them. */

import type { StartHeat, StartList, StartListHead } from '@polynya/contract'
import { heatStart, type ListSettings, startsTogether } from '@polynya/domain'
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
    heats: heatsOf(starters, (heat) => isoOf(heatStart(row.planned_at, heat, settings.gapMinutes))),
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

function heatsOf(starters: readonly StarterRow[], startOf: (heat: number) => string | null): StartHeat[] {
  const heats = new Map<number, StartHeat>()
  for (const row of starters) {
    if (row.heat === null || row.lane === null) continue
    const known = heats.get(row.heat) ?? { heat: row.heat, startsAt: startOf(row.heat), lanes: [] }
    const lane = { lane: row.lane, scratched: row.scratched_at !== null, starter: starterView(row) }
    heats.set(row.heat, { ...known, lanes: [...known.lanes, lane] })
  }
  return [...heats.values()]
}
