/** The norms of a year as the rows and columns of a table. */

import type { RankNorms } from '@polynya/contract'
import { type DistCode, NORM_RANKS, type NormRank } from '@polynya/domain'

type Norm = RankNorms['norms'][number]

/** Length of a course in metres; null is open water. */
export type Course = Norm['courseMetres']

/** The courses that norms have, the shortest first, open water last. */
export const coursesOf = (norms: readonly Norm[]): Course[] =>
  [...new Set(norms.map(({ courseMetres }) => courseMetres))].toSorted(
    (one, other) => (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY),
  )

export interface NormTable {
  readonly ranks: readonly { readonly rank: NormRank; readonly minAge: number }[]
  readonly rows: readonly { readonly distCode: DistCode; readonly times: readonly (string | null)[] }[]
}

/** Returns the norms of a gender on a course: a row a distance, a column a rank from the highest down. */
export function normTable(
  norms: readonly Norm[],
  { gender, course }: { readonly gender: Norm['gender']; readonly course: Course },
): NormTable {
  const shown = norms.filter((norm) => norm.gender === gender && norm.courseMetres === course)
  const ranks = NORM_RANKS.flatMap((rank) => {
    const ages = shown.flatMap((norm) => (norm.rank === rank ? norm.minAge : []))
    return ages.length > 0 ? [{ rank, minAge: Math.min(...ages) }] : []
  })
  const rows = [...Map.groupBy(shown, ({ distCode }) => distCode)].map(([distCode, of]) => ({
    distCode,
    times: ranks.map(({ rank }) => of.find((norm) => norm.rank === rank)?.time ?? null),
  }))
  return { ranks, rows }
}
