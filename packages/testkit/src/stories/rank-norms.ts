import { formatRaceTime, hasCourse, hasNorms, type NormRank, parseRaceTime } from '@polynya/domain'
import { BASE_TIMES, baseRows } from './base-results.ts'
import type { World } from './world.ts'

/** Sample norms of our own: percent of the base time, and the least age. */
const NORMS: Readonly<Record<NormRank, readonly [percent: number, minAge: number]>> = {
  MSMK: [103, 14],
  MS: [108, 12],
  KMS: [116, 11],
  I: [127, 11],
  II: [145, 11],
  III: [170, 11],
  IY: [200, 11],
  IIY: [240, 11],
  IIIY: [290, 11],
}

const COURSE_METRES = 25

/** Imports norms of a year before all results of the demo, marked as samples. */
export async function setRankNorms({ superAdmin, now }: Pick<World, 'superAdmin' | 'now'>) {
  const lines = baseRows(BASE_TIMES).flatMap(({ gender, distCode, result }) => {
    const timeCs = parseRaceTime(result)
    if (!hasNorms(distCode) || timeCs === null) return []
    const course = hasCourse(distCode) ? COURSE_METRES : ''
    return Object.entries(NORMS).map(([rank, [percent, minAge]]) =>
      [rank, gender, distCode, course, formatRaceTime(Math.round((timeCs * percent) / 100)), minAge].join(
        ',',
      ),
    )
  })
  const file = new File([['rank,gender,distance,course,time,minAge', ...lines].join('\n')], 'norms.csv')
  await superAdmin.rankNorms.importFile({
    ...{ params: { year: now.getFullYear() - 4 }, query: { isSample: true } },
    body: { file },
  })
}
