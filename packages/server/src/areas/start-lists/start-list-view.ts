/** Start lists as the API returns them. */

import type { StartHeat, StartList, StartListHead } from '@polynya/contract'
import { heatStart, type ListSettings, startsTogether } from '@polynya/domain'
import { isoOf } from '../events/record/event-data.ts'
import { starterView } from './entered-view.ts'
import { type DistanceRow, isLate, type StarterRow } from './start-lists.store.ts'

interface Counts {
  readonly entries: number
  readonly placed: number
  readonly heats: number | null
}

export function headView(row: DistanceRow, counts: Counts | undefined): StartListHead {
  const { entries = 0, placed = 0, heats = 0 } = counts ?? {}
  return { ...partsOf(row), heats: heats ?? 0, entries, late: entries - placed }
}

export function listView(
  row: DistanceRow,
  settings: ListSettings,
  starters: readonly StarterRow[],
): StartList {
  return {
    ...partsOf(row),
    pool: startsTogether(row.dist_code) ? null : settings.lanes,
    heats: heatsOf(starters, (heat) => isoOf(heatStart(row.starts_at, heat, settings.gapMinutes))),
    late: starters.filter(isLate).map(starterView),
    scratched: starters.filter(({ heat, scratched_at }) => heat === null && scratched_at).map(starterView),
  }
}

const partsOf = (row: DistanceRow) => ({
  distanceId: row.id,
  distCode: row.dist_code,
  gender: row.gender,
  session: row.session,
  startsAt: isoOf(row.starts_at),
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
