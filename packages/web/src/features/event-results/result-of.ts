import type { RankedResult } from '@polynya/contract'

/** Whether a result is that of a swimmer, or of a team that the swimmer is a member of. */
export const isResultOf = ({ starter }: Pick<RankedResult, 'starter'>, iwsaid: string): boolean =>
  starter.iwsaid === iwsaid || starter.team?.teamMembers.some(({ iwsaId }) => iwsaId === iwsaid) === true
