/** Compares stored records with those that times set. */

import { sourcedProgress } from '@polynya/domain'
import { type Candidate, keyOf, rowKey, scopeOf } from './record-candidates.ts'
import type { RecordRow } from './records.store.ts'

type Standing = Pick<RecordRow, (typeof STANDING)[number]>

export interface RecordDifferences {
  readonly outdated: readonly RecordRow[]
  readonly changed: readonly { readonly row: RecordRow; readonly standing: Standing }[]
  readonly missing: readonly (ReturnType<typeof identityOf> & Standing)[]
}

/** Returns what the times of a distance change in its stored records; declined ones set none. */
export function differencesOf(stored: readonly RecordRow[], times: readonly Candidate[]): RecordDifferences {
  const known = new Map(stored.map((row) => [rowKey(row), row]))
  const valid = new Set(times.map(keyOf))
  const counting = times.filter((time) => known.get(keyOf(time))?.state !== 'declined')
  const set = [...Map.groupBy(counting, scopeOf).values()].flatMap((scope) => sourcedProgress(scope))
  const wanted = new Set(set.map(({ time }) => keyOf(time)))
  const outdated = stored.filter((row) =>
    row.state === 'declined' ? !valid.has(rowKey(row)) : !wanted.has(rowKey(row)),
  )
  const changed = []
  const missing = []
  for (const { time, isEqualled, isCurrent } of set) {
    const row = known.get(keyOf(time))
    const { date, waterCat: water_cat } = time
    const standing: Standing = { date, water_cat, is_equalled: isEqualled, is_current: isCurrent }
    if (!row) missing.push({ ...identityOf(time), ...standing })
    else if (STANDING.some((column) => row[column] !== standing[column])) changed.push({ row, standing })
  }
  return { outdated, changed, missing }
}

/** Columns that other times can change. */
const STANDING = ['date', 'water_cat', 'is_equalled', 'is_current'] as const

const identityOf = (time: Candidate) => ({
  kind: time.kind,
  dist_code: time.distCode,
  gender: time.gender,
  age_group: time.ageGroup,
  entry_id: time.entryId,
  imported_id: time.importedId,
  is_lead_off: time.isLeadOff,
  event_id: time.eventId,
  swimmer_id: time.swimmerId,
  time_cs: time.timeCs,
  state: time.state,
})
