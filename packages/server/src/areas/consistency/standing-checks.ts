/** Checks of rankings, records and series: a sample is computed again, and compared with what is stored. */

import { type Finding, formatRaceTime, type SeriesStanding } from '@polynya/domain'
import { listPublishedTimes } from '../rankings/best-results.store.ts'
import { bestRowsOf } from '../rankings/refresh-bests.ts'
import { recordDifferences } from '../records/refresh-records.ts'
import { standingsOf } from '../series/refresh-series.ts'
import { listAllStandings } from '../series/series.store.ts'
import { type Check, foundOf } from './check.ts'
import { listBests, sampleRecordDistances, sampleSeries, sampleSwimmers } from './samples.store.ts'

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

/** Records of distances, by all published and imported times. */
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
          // An imported time has no result; it is identified by its own ID.
          ...(row.entry_id === null
            ? { kind: 'record', id: row.imported_id ?? 0 }
            : { kind: 'result', id: row.entry_id }),
          ...{ swimmerId: row.swimmer_id, eventId: row.event_id },
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

/** Standings of series: the first difference of each series. */
export const series: Check = async (tx, seed) => {
  const findings: Finding[] = []
  for (const each of await sampleSeries(tx, seed)) {
    const expected = standingTexts(await standingsOf(tx, each))
    const stored = standingTexts(await listAllStandings(tx, each.id))
    const key = [...new Set([...expected.keys(), ...stored.keys()])]
      .toSorted()
      .find((swimmer) => expected.get(swimmer) !== stored.get(swimmer))
    if (key === undefined) continue
    findings.push({
      ...{ kind: 'series', id: each.id, swimmerId: Number(key.split(' ')[0]), eventId: null },
      ...{ expected: expected.get(key) ?? null, stored: stored.get(key) ?? null },
    })
  }
  return foundOf(findings)
}

/** Such as `2 E1: 3. 45 (7: 25, 8: -20)`, by swimmer and standing; a stage that does not count has a minus. */
const standingTexts = (standings: readonly SeriesStanding[]) =>
  new Map(
    standings.map(({ gender, ageGroup, swimmerId, place, score, stages }) => {
      const scores = stages.map((stage) => `${stage.eventId}: ${stage.counts ? '' : '-'}${stage.score}`)
      return [
        `${swimmerId} ${gender} ${ageGroup}`,
        `${gender} ${ageGroup}: ${place}. ${score} (${scores.join(', ')})`,
      ]
    }),
  )
