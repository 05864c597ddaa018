/** Which results a filter shows. See docs/rules.md#results. */

import type { Gender } from './genders.ts'

/** A swimmer or a team with a result, as result lists show them. */
export interface ShownStarter {
  readonly iwsaid: string
  readonly gender: 1 | 2
  readonly ageGroup: string | null
  readonly club: string | null
  readonly team: { readonly teamMembers: readonly { readonly iwsaId: string }[] } | null
}

interface ResultFilter {
  /** 0 is any. */
  readonly gender: Gender
  /** Empty is any. */
  readonly ageGroup: string
  /** As profiles name it, in any case; empty is any. */
  readonly club?: string
}

/** Whether a result is that of a swimmer, or of a team that the swimmer is a member of. */
export const isResultOf = (
  { starter }: { readonly starter: Pick<ShownStarter, 'iwsaid' | 'team'> },
  iwsaid: string,
): boolean =>
  starter.iwsaid === iwsaid || starter.team?.teamMembers.some(({ iwsaId }) => iwsaId === iwsaid) === true

/**
 * Whether a filter shows a result of a distance. A team has the gender of its distance: mixed teams belong to both. It
 * belongs to no age group, and to the club of its captain.
 */
export function isResultShown(
  starter: Omit<ShownStarter, 'iwsaid'>,
  ofDistance: Gender,
  { gender, ageGroup, club = '' }: ResultFilter,
): boolean {
  const own = starter.team ? ofDistance || gender : starter.gender
  if (gender !== 0 && own !== gender) return false
  if (club !== '' && starter.club?.toLowerCase() !== club.toLowerCase()) return false
  return ageGroup === '' || (!starter.team && starter.ageGroup === ageGroup)
}
