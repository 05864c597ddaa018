/** The timetable of an event: its start lists in swimming order with planned starts. */

import { seedingLanes, sessionStart, startsTogether, timetable } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { settingsOf, startedDistances } from './seed-lists.ts'
import { countStarters, type DistanceRow, type ListedEvent } from './start-lists.store.ts'

type Counts = Awaited<ReturnType<typeof countStarters>>[number]

/** A distance with the planned start of its first heat. */
export interface PlannedRow extends DistanceRow {
  readonly planned_at: Date | null
  readonly overlaps: boolean
  readonly counts: Counts | undefined
}

/** Returns the distances of an event that have starters, in swimming order. */
export async function plannedDistances(db: Db, event: ListedEvent): Promise<PlannedRow[]> {
  const counts = new Map((await countStarters(db, event.id)).map((row) => [row.distance_id, row]))
  const rows = await startedDistances(db, event.id)
  const lists = rows.map((row) => timedList(row, { event, counts: counts.get(row.id) }))
  return timetable(
    lists,
    rows.map((row) => timedSession(row, event)),
  ).map(({ list: { row }, startsAt, overlaps }) => ({
    ...row,
    planned_at: startsAt,
    overlaps,
    counts: counts.get(row.id),
  }))
}

const timedSession = (row: DistanceRow, { time_zone }: ListedEvent) => ({
  number: row.session,
  startsAt: sessionStart({ date: row.session_date, time: row.session_time }, time_zone),
  distanceOrder: row.distance_order ?? [],
})

function timedList(
  row: DistanceRow,
  { event, counts }: { readonly event: ListedEvent; readonly counts: Counts | undefined },
) {
  const settings = settingsOf(event, row)
  return {
    row,
    distanceId: row.id,
    session: row.session,
    heats: row.version === null ? null : (counts?.heats ?? 0),
    entries: counts?.entries ?? 0,
    lanes: startsTogether(row.dist_code) ? null : seedingLanes(settings).length,
    gapMinutes: settings.gapMinutes,
    startsAt: row.starts_at,
  }
}
