import type { FieldIssue, Team } from '@polynya/contract'
import { stagesOf } from './team-rows.ts'

/** Values of the form of a team: a field per stage, empty if the stage has no swimmer. */
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

/** Body of the request: every stage, so that the path of an issue is the path of its field. */
export const inputOf = ({ teamId }: Pick<Team, 'teamId'>, values: TeamValues) => ({
  teamId,
  teamNameRu: values.teamNameRu || undefined,
  teamNameEn: values.teamNameEn || undefined,
  teamMembers: values.teamMembers.map((member, index) => ({
    stageId: index + 1,
    iwsaId: idIn(member) || null,
  })),
})

/** Flags by stage: whether another stage has the same swimmer. */
export function repeatedStages({ teamMembers }: Pick<TeamValues, 'teamMembers'>): boolean[] {
  const ids = teamMembers.map(idIn)
  return ids.map((id) => id !== '' && ids.indexOf(id) !== ids.lastIndexOf(id))
}

/** Issues of swimmers with several stages, one for each of the fields. */
export const repeatedIssues = (values: TeamValues): FieldIssue[] =>
  repeatedStages(values).flatMap((isRepeated, index) =>
    isRepeated ? [{ path: `teamMembers.${index}.iwsaId`, reason: 'repeated' } as const] : [],
  )

/** Number of legs that have a swimmer. */
export const namedLegs = ({ stage }: Pick<Team, 'stage'>, members: TeamValues['teamMembers']): number =>
  members.slice(0, stage).filter((member) => idIn(member) !== '').length
