import type { ResultList } from '@polynya/contract'
import { awardedPlace, DIPLOMA_KINDS, type DiplomaKind, isAwarded, isResultOf } from '@polynya/domain'

/** Returns the kinds of documents that a swimmer receives for official results. */
export function awardedKinds(lists: readonly ResultList[], iwsaid: string): DiplomaKind[] {
  const own = lists
    .filter(({ state }) => state === 'official')
    .flatMap(({ results }) => results.filter((result) => isResultOf(result, iwsaid)))
  return DIPLOMA_KINDS.filter((kind) =>
    own.some(({ places, status, starter: { ageGroup, team } }) =>
      isAwarded(kind, { status, place: awardedPlace(places, { ageGroup, isTeam: team !== null }) }),
    ),
  )
}
