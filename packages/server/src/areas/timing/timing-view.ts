/** Hand timing as the API returns it. */

import type { HeatStart, TimingCodes, TimingProposal } from '@polynya/contract'
import {
  elapsedCs,
  formatRaceTime,
  type HeatMerge,
  hostOf,
  MAX_RACE_TIME_CS,
  officialTime,
  STARTER,
} from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { listCodes, type StartRow, type StopRow } from './timing.store.ts'

export const startView = (row: StartRow): HeatStart => ({
  distanceId: row.offer_distance_id,
  heat: row.heat,
  startedAt: row.started_at.toISOString(),
  clockErrorMs: row.clock_error_ms,
})

/** The codes of an event that work. */
export async function codesOf(db: Db, { id }: { readonly id: number }, now: Date): Promise<TimingCodes> {
  const codes = await listCodes(db, id, now)
  return {
    codes: codes.map((code) => ({
      id: code.id,
      createdBy: code.email,
      createdAt: code.created_at.toISOString(),
      expiresAt: code.expires_at.toISOString(),
      lastSeenAt: code.last_seen_at?.toISOString() ?? null,
    })),
  }
}

interface Timed {
  readonly row: StopRow
  readonly timeCs: number
  readonly clockErrorMs: number
}

interface Marks {
  readonly starts: readonly StartRow[]
  readonly stops: readonly StopRow[]
  readonly merges: readonly HeatMerge[]
}

/**
 * The official time of each lane with a stop, from the start of its heat or, without one, the timekeeper's own. Merged
 * heats have one start.
 */
export function proposalViews({ starts, stops, merges }: Marks): TimingProposal[] {
  const hostKey = ({ offer_distance_id: distanceId, heat }: StartRow | StopRow) => {
    const host = hostOf({ distanceId, heat }, merges)
    return `${host.distanceId} ${host.heat}`
  }
  const startOf = new Map(starts.map((row) => [hostKey(row), row]))
  const timed = stops.flatMap((row) => timedBy(row, startOf.get(hostKey(row))))
  return [...Map.groupBy(timed, ({ row }) => `${heatKey(row)} ${row.lane}`).values()].flatMap(proposalView)
}

const heatKey = ({ offer_distance_id, heat }: Pick<StartRow, 'offer_distance_id' | 'heat'>) =>
  `${offer_distance_id} ${heat}`

function timedBy(row: StopRow, start: StartRow | undefined): Timed[] {
  const startedAt = start?.started_at ?? row.started_at
  const timeCs = startedAt && elapsedCs(startedAt.getTime(), row.stopped_at.getTime())
  if (!timeCs || timeCs > MAX_RACE_TIME_CS) return []
  return [{ row, timeCs, clockErrorMs: row.clock_error_ms + (start?.clock_error_ms ?? 0) }]
}

function proposalView(timed: readonly Timed[]): TimingProposal[] {
  const [first] = timed
  const official = officialTime(timed.map(({ timeCs }) => timeCs))
  if (!first || official === null) return []
  const { offer_distance_id: distanceId, heat, lane } = first.row
  const times = timed.flatMap(({ row: { role, device }, timeCs, clockErrorMs }) =>
    role === STARTER ? [] : [{ timekeeper: role, time: formatRaceTime(timeCs), clockErrorMs, device }],
  )
  return [{ distanceId, heat, lane, time: formatRaceTime(official), times }]
}
