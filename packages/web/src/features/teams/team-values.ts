import type { FieldIssue, Team } from '@polynya/contract'
import { formatRaceTime, parseTypedRaceTime, REGISTRY_ID } from '@polynya/domain'
import { stagesOf } from './team-rows.ts'

/** Values of the form of a team: fields per stage, empty if the stage has no swimmer or no leg time. */
export interface TeamValues extends Record<string, unknown> {
  readonly teamNameRu: string
  readonly teamNameEn: string
  readonly teamMembers: readonly { readonly iwsaId: string; readonly legTime: string }[]
}

export function valuesOf(team: Team): TeamValues {
  const members = new Map(team.teamMembers.map((member) => [member.stageId, member]))
  return {
    teamNameRu: team.teamNameRu,
    teamNameEn: team.teamNameEn,
    teamMembers: stagesOf(team).map((stageId) => ({
      iwsaId: members.get(stageId)?.iwsaId ?? '',
      legTime: members.get(stageId)?.legTime ?? '',
    })),
  }
}

const idIn = ({ iwsaId }: Pick<TeamValues['teamMembers'][number], 'iwsaId'>) => iwsaId.trim().toUpperCase()

/** A typed leg time as the API has it, `mm:ss.hh`; null if none is typed. What is no time is returned as typed. */
export function legTimeIn({ legTime }: Pick<TeamValues['teamMembers'][number], 'legTime'>): string | null {
  const timeCs = parseTypedRaceTime(legTime)
  return timeCs === null ? legTime.trim() || null : formatRaceTime(timeCs)
}

/** Body of the request: every stage, so that the path of an issue is the path of its field. */
export const inputOf = ({ teamId }: Pick<Team, 'teamId'>, values: TeamValues) => ({
  teamId,
  teamNameRu: values.teamNameRu || undefined,
  teamNameEn: values.teamNameEn || undefined,
  teamMembers: values.teamMembers.map((member, index) => ({
    stageId: index + 1,
    iwsaId: idIn(member) || null,
    legTime: legTimeIn(member),
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

/** Whether the field has a registry ID; otherwise it is empty, or has a name that is being searched. */
const hasSwimmer = (member: TeamValues['teamMembers'][number]) => REGISTRY_ID.test(idIn(member))

/** Issues of fields with a name of which no swimmer was chosen. */
export const unchosenIssues = ({ teamMembers }: Pick<TeamValues, 'teamMembers'>): FieldIssue[] =>
  teamMembers.flatMap((member, index) =>
    idIn(member) === '' || hasSwimmer(member)
      ? []
      : [{ path: `teamMembers.${index}.iwsaId`, reason: 'member_not_chosen' } as const],
  )

/** Number of legs that have a swimmer. */
export const namedLegs = ({ stage }: Pick<Team, 'stage'>, members: TeamValues['teamMembers']): number =>
  members.slice(0, stage).filter(hasSwimmer).length
