/** Checks that compute a sample again by the functions that refresh it, and compare it with what is stored. */

import {
  type Finding,
  formatRaceTime,
  MAX_FINDINGS,
  type Progress,
  pointsOf,
  progressOf,
} from '@polynya/domain'
import { listPublishedTimes } from '../rankings/best-results.store.ts'
import { bestRowsOf } from '../rankings/refresh-bests.ts'
import { recordDifferences } from '../records/refresh-records.ts'
import { listPlaced } from '../standings/medals.store.ts'
import { awardedPlacesOf } from '../standings/refresh-medals.ts'
import type { Check, Found } from './check.ts'
import { listRows } from './row-checks.store.ts'
import {
  listBests,
  listProgress,
  medalFaults,
  sampleDistances,
  sampleRecordDistances,
  sampleScored,
  sampleSwimmers,
} from './samples.store.ts'

const foundOf = (findings: readonly Finding[]): Found => ({
  total: findings.length,
  findings: findings.toSorted((one, other) => one.id - other.id).slice(0, MAX_FINDINGS),
})

const textOf = (value: number | null) => (value === null ? null : String(value))

/** Points of official results, by the base results of their year. */
export const points: Check = async (tx, seed) =>
  foundOf(
    (await sampleScored(tx, seed)).flatMap(
      ({ entryId: id, status, timeCs, baseCs, points: stored, ...of }) => {
        const isScored = status === 'finished' && timeCs !== null && baseCs !== null
        const expected = isScored ? pointsOf(timeCs, baseCs) : null
        if (expected === stored) return []
        return [{ kind: 'result', id, ...of, expected: textOf(expected), stored: textOf(stored) }]
      },
    ),
  )

/** Awarded places of published results. */
export const awardedPlaces: Check = async (tx, seed) => {
  const findings: Finding[] = []
  for (const { id: distanceId } of await sampleDistances(tx, seed)) {
    for (const { result, place } of awardedPlacesOf(await listPlaced(tx, distanceId))) {
      const { entryId: id, swimmerId, eventId, storedPlace } = result
      if (place === storedPlace) continue
      findings.push({
        ...{ kind: 'result', id, swimmerId, eventId },
        ...{ expected: textOf(place), stored: textOf(storedPlace) },
      })
    }
  }
  return foundOf(findings)
}

/** Medal tables of events, by the awarded places. */
export const medals: Check = async (tx, seed) => listRows('event', await medalFaults(tx, seed))(tx)

/** Markers of personal and season bests. */
export const personalBests: Check = async (tx, seed) => {
  const swimmerIds = await sampleSwimmers(tx, seed)
  const times = await listPublishedTimes(tx, swimmerIds)
  const bySwimmer = [...Map.groupBy(times, ({ swimmerId }) => swimmerId).values()]
  const expected = new Map(
    bySwimmer.flatMap((own) =>
      [...progressOf(own)].map(([{ resultId }, each]) => [resultId, progressText(each)]),
    ),
  )
  return foundOf(
    (await listProgress(tx, swimmerIds)).flatMap(({ id: resultId, entryId: id, progress, ...of }) => {
      const found = { expected: expected.get(resultId) ?? null, stored: progress && progressText(progress) }
      return found.expected === found.stored ? [] : [{ kind: 'result', id, ...of, ...found }]
    }),
  )
}

/** Such as `PB -1.24 Δ -1.24`: the gain of a personal best, and the difference from the last start. */
function progressText({ gainCs, sinceLastCs, isSeasonBest }: Progress): string {
  const seconds = (cs: number) => (cs / 100).toFixed(2)
  const parts = [
    ...(gainCs === null ? [] : [`PB -${seconds(gainCs)}`]),
    ...(isSeasonBest ? ['SB'] : []),
    ...(sinceLastCs === null ? [] : [`Δ ${seconds(sinceLastCs)}`]),
  ]
  return parts.join(' ') || '—'
}

type BestRow = Awaited<ReturnType<typeof listBests>>[number]

/** Best results of swimmers, from which rankings are read: the first difference of each swimmer. */
export const rankings: Check = async (tx, seed) => {
  const swimmerIds = await sampleSwimmers(tx, seed)
  const times = Map.groupBy(await listPublishedTimes(tx, swimmerIds), ({ swimmerId }) => swimmerId)
  const stored = Map.groupBy(await listBests(tx, swimmerIds), ({ swimmer_id }) => swimmer_id)
  return foundOf(
    swimmerIds.flatMap((id): Finding[] => {
      const difference = firstDifference(bestRowsOf(times.get(id) ?? []), stored.get(id) ?? [])
      return difference ? [{ kind: 'swimmer', id, swimmerId: id, eventId: null, ...difference }] : []
    }),
  )
}

function firstDifference(computed: readonly BestRow[], stored: readonly BestRow[]) {
  const expected = new Map(computed.map((row) => [scopeOf(row), row]))
  const found = new Map(stored.map((row) => [scopeOf(row), row]))
  const scope = [...new Set([...expected.keys(), ...found.keys()])]
    .toSorted()
    .find((key) => valuesOf(expected.get(key)) !== valuesOf(found.get(key)))
  if (scope === undefined) return null
  const describe = (row: BestRow | undefined) => (row ? `${scope}: ${bestText(row)}` : null)
  return { expected: describe(expected.get(scope)), stored: describe(found.get(scope)) }
}

const scopeOf = (row: BestRow) => [row.dist_code, row.season, row.water_cat, row.age_group].join(' ')

const valuesOf = (row: BestRow | undefined) => row && JSON.stringify(COMPARED.map((column) => row[column]))

const COMPARED = [
  ...(['gender', 'country', 'region', 'para_group', 'event_id', 'result_water_cat'] as const),
  ...(['time_cs', 'points', 'distances', 'sort_key'] as const),
] as const satisfies (keyof BestRow)[]

const bestText = ({ time_cs, points, distances, event_id }: BestRow) =>
  time_cs === null ? `${points} / ${distances}` : `${formatRaceTime(time_cs)} (${points ?? '—'}, ${event_id})`

/** Records of distances, by all published times. */
export const records: Check = async (tx, seed) => {
  const findings: Finding[] = []
  for (const code of await sampleRecordDistances(tx, seed)) {
    const { outdated, changed, missing } = await recordDifferences(tx, code)
    findings.push(
      ...outdated.map((row): Finding => ({ ...ofRecord(row), expected: null, stored: recordText(row) })),
      ...changed.map(
        ({ row, standing }): Finding => ({
          ...ofRecord(row),
          expected: recordText({ ...row, ...standing }),
          stored: recordText(row),
        }),
      ),
      ...missing.map(
        (row): Finding => ({
          ...{ kind: 'result', id: row.entry_id, swimmerId: row.swimmer_id, eventId: row.event_id },
          ...{ expected: recordText(row), stored: null },
        }),
      ),
    )
  }
  return foundOf(findings)
}

type Differences = Awaited<ReturnType<typeof recordDifferences>>
type RecordRow = Differences['outdated'][number]

const ofRecord = ({ id, swimmer_id, event_id }: RecordRow) => ({
  ...{ kind: 'record' as const, id, swimmerId: swimmer_id, eventId: event_id },
})

/** Such as `AWR 25FR 2: 00:16.20 2026-01-17 A`; a record that is not current is in brackets. */
function recordText(row: Differences['missing'][number]): string {
  const { kind, dist_code, gender, age_group, time_cs, date, water_cat, is_equalled, is_current } = row
  const time = `${is_equalled ? '=' : ''}${formatRaceTime(time_cs)}`
  const scope = [kind, dist_code, gender, ...(age_group === null ? [] : [age_group])].join(' ')
  return `${scope}: ${is_current ? time : `(${time})`} ${date} ${water_cat ?? '—'}`
}
