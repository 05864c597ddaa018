import type { FieldIssue, Team } from '@polynya/contract'
import { stagesOf } from './team-rows.ts'

/** A team as its form holds it: a field for every stage, empty where nobody is named. */
export interface TeamValues extends Record<string, unknown> {
  readonly teamNameRu: string
  readonly teamNameEn: string
  readonly teamMembers: readonly { readonly iwsaId: string }[]
}

export function valuesOf(team: Team): TeamValues {
  const members = new Map(team.teamMembers.map(({ stageId, iwsaId }) => [stageId, iwsaId]))
  return {
    teamNameRu: team.teamNameRu,
    teamNameEn: team.teamNameEn,
    teamMembers: stagesOf(team).map((stageId) => ({ iwsaId: members.get(stageId) ?? '' })),
  }
}

const idIn = ({ iwsaId }: TeamValues['teamMembers'][number]) => iwsaId.trim().toUpperCase()

/** What is sent: every stage, so that what is said of a member finds its field. */
export const inputOf = ({ teamId }: Pick<Team, 'teamId'>, values: TeamValues) => ({
  teamId,
  teamNameRu: values.teamNameRu || undefined,
  teamNameEn: values.teamNameEn || undefined,
  teamMembers: values.teamMembers.map((member, index) => ({
    stageId: index + 1,
    iwsaId: idIn(member) || null,
  })),
})

/** Which stages name a swimmer who is named by another one, too. */
export function repeatedStages({ teamMembers }: Pick<TeamValues, 'teamMembers'>): boolean[] {
  const ids = teamMembers.map(idIn)
  return ids.map((id) => id !== '' && ids.indexOf(id) !== ids.lastIndexOf(id))
}

/** Both of two fields with one swimmer are at fault. */
export const repeatedIssues = (values: TeamValues): FieldIssue[] =>
  repeatedStages(values).flatMap((isRepeated, index) =>
    isRepeated ? [{ path: `teamMembers.${index}.iwsaId`, reason: 'repeated' } as const] : [],
  )

/** How many legs have somebody named by now. */
export const namedLegs = ({ stage }: Pick<Team, 'stage'>, members: TeamValues['teamMembers']): number =>
  members.slice(0, stage).filter((member) => idIn(member) !== '').length
