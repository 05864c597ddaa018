/** Checks that compute a sample again by the functions that refresh it, and compare it with what is stored. */

import { type Finding, type Progress, pointsOf, progressOf } from '@polynya/domain'
import { listPublishedTimes } from '../rankings/best-results.store.ts'
import { rankOf } from '../rankings/rank-of.ts'
import { isRefreshing } from '../rankings/rank-refresh.store.ts'
import { listNorms } from '../rankNorms/rank-norms.store.ts'
import { listPlaced } from '../standings/medals.store.ts'
import { placesOf } from '../standings/refresh-medals.ts'
import { type Check, foundOf } from './check.ts'
import { listRows } from './row-checks.store.ts'
import { listMarked, medalFaults, sampleDistances, sampleScored, sampleSwimmers } from './samples.store.ts'

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

/** Awarded and absolute places of published results. */
export const awardedPlaces: Check = async (tx, seed) => {
  const findings: Finding[] = []
  for (const { id: distanceId } of await sampleDistances(tx, seed)) {
    for (const { result, place, absolute } of placesOf(await listPlaced(tx, distanceId))) {
      const { entryId: id, swimmerId, eventId, storedPlace, storedAbsolute } = result
      const [expected, stored] = place === storedPlace ? [absolute, storedAbsolute] : [place, storedPlace]
      if (expected === stored) continue
      findings.push({
        ...{ kind: 'result', id, swimmerId, eventId },
        ...{ expected: textOf(expected), stored: textOf(stored) },
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
    (await listMarked(tx, swimmerIds)).flatMap(({ resultId, id, progress, rank: _, ...of }) => {
      const found = { expected: expected.get(resultId) ?? null, stored: progress && progressText(progress) }
      return found.expected === found.stored ? [] : [{ kind: 'result', id, ...of, ...found }]
    }),
  )
}

/** Ranks of results; none while they are outdated because norms changed. */
export const ranks: Check = async (tx, seed) => {
  if (await isRefreshing(tx)) return foundOf([])
  const swimmerIds = await sampleSwimmers(tx, seed)
  const norms = await listNorms(tx)
  const expected = new Map(
    (await listPublishedTimes(tx, swimmerIds)).map((time) => [time.resultId, rankOf(time, norms)]),
  )
  return foundOf(
    (await listMarked(tx, swimmerIds)).flatMap(({ resultId, id, progress: _, rank: stored, ...of }) => {
      const found = { expected: expected.get(resultId) ?? null, stored }
      return found.expected === stored ? [] : [{ kind: 'result', id, ...of, ...found }]
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
