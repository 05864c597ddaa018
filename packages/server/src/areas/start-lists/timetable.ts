/** The timetable of an event: its start lists in swimming order with planned starts. */

import type { MergedHeat } from '@polynya/contract'
import {
  companions,
  type HeatMerge,
  type HeatRef,
  heatStart,
  hostOf,
  isSameHeat,
  ownPosition,
  type PlannedList,
  seedingLanes,
  sessionStart,
  startsTogether,
  type TimedList,
  timetable,
} from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { settingsOf, startedDistances } from './listed-distances.ts'
import { listMergedPlaces, listMerges } from './merged-heats.store.ts'
import { countStarters, type DistanceRow, type ListedEvent } from './start-lists.store.ts'

type Counts = Awaited<ReturnType<typeof countStarters>>[number]

/** A distance with the planned start of its first heat. */
export interface PlannedRow extends DistanceRow {
  readonly planned_at: Date | null
  /** Returns the planned start of a heat; that of a merged heat is the start of the heat that it was merged into. */
  readonly startOf: (heat: number) => Date | null
  /** Returns the heats that swim together with a heat; the first is the one that it was merged into, if it was. */
  readonly mergedWith: (heat: number) => MergedHeat[]
  readonly isMerged: (heat: number) => boolean
  readonly overlaps: boolean
  readonly counts: Counts | undefined
}

/** Returns the distances of an event that have starters, in swimming order. */
export async function plannedDistances(db: Db, event: ListedEvent): Promise<PlannedRow[]> {
  const counts = new Map((await countStarters(db, event.id)).map((row) => [row.distance_id, row]))
  const rows = await startedDistances(db, event.id)
  const merges = await listMerges(db, event.id)
  const lists = rows.map((row) => timedList(row, { event, counts: counts.get(row.id), merges }))
  const sessions = rows.map((row) => timedSession(row, event))
  const planned = timetable(lists, sessions)
  const places = await listMergedPlaces(db, merges)
  const startOf = (heat: HeatRef) => startOfHeat(hostOf(heat, merges), planned, merges)
  return planned.map(({ list: { row }, startsAt, overlaps }) => ({
    ...row,
    planned_at: startsAt,
    overlaps,
    counts: counts.get(row.id),
    startOf: (heat) => startOf({ distanceId: row.id, heat }),
    mergedWith: (heat) =>
      companions({ distanceId: row.id, heat }, merges).map((other) => mergedHeat(other, rows, places)),
    isMerged: (heat) => merges.some(({ guest }) => isSameHeat(guest, { distanceId: row.id, heat })),
  }))
}

function mergedHeat(
  { distanceId, heat }: HeatRef,
  rows: readonly DistanceRow[],
  places: Awaited<ReturnType<typeof listMergedPlaces>>,
): MergedHeat {
  const row = rows.find(({ id }) => id === distanceId)
  const own = places.filter((place) => place.distance_id === distanceId && place.heat === heat)
  return {
    distanceId,
    distCode: row?.dist_code ?? '',
    gender: row?.gender ?? 0,
    heat,
    lanes: own.flatMap(({ lane }) => lane ?? []),
  }
}

function startOfHeat(
  heat: HeatRef,
  planned: readonly PlannedList<TimedList>[],
  merges: readonly HeatMerge[],
): Date | null {
  const found = planned.find(({ list }) => list.distanceId === heat.distanceId)
  return found ? heatStart(found.startsAt, ownPosition(heat, merges), found.list.gapMinutes) : null
}

const timedSession = (row: DistanceRow, { time_zone }: ListedEvent) => ({
  number: row.session,
  startsAt: sessionStart({ date: row.session_date, time: row.session_time }, time_zone),
  distanceOrder: row.distance_order ?? [],
})

interface TimedParts {
  readonly event: ListedEvent
  readonly counts: Counts | undefined
  readonly merges: readonly HeatMerge[]
}

function timedList(row: DistanceRow, { event, counts, merges }: TimedParts) {
  const settings = settingsOf(event, row)
  const guests = merges.filter(({ guest }) => guest.distanceId === row.id)
  return {
    row,
    distanceId: row.id,
    session: row.session,
    heats: row.version === null ? null : (counts?.heats ?? 0) - guests.length,
    entries: counts?.entries ?? 0,
    lanes: startsTogether(row.dist_code) ? null : seedingLanes(settings).length,
    gapMinutes: settings.gapMinutes,
    startsAt: row.starts_at,
  }
}
