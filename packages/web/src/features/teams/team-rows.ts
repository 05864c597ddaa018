import type { Team, TeamMember } from '@polynya/contract'
import { findDistCode, legsOf } from '@polynya/domain'
import type { Words } from '@polynya/ui'
import type { ReactNode } from 'react'

/** The swimmer of a stage as a row of the table shows them. */
export interface MemberShown extends Pick<TeamMember, 'gender' | 'seedTime'> {
  readonly swimmerRu: string
  readonly swimmerEn: string
}

/** A row of the table of members. */
export interface TeamRowShown {
  readonly stageId: number
  readonly iwsaId: string | null
  /** Null if the stage has no swimmer, or the swimmer is not loaded yet. */
  readonly member: MemberShown | null
  /** Whether another row has the same swimmer. */
  readonly isRepeated: boolean
  /** Field to change the registry ID, shown instead of it. */
  readonly field?: ReactNode
  /** Field of the leg time, shown below the name. */
  readonly timeField?: ReactNode
}

/** Stages of a team from 1: its legs, then as many reserves as the event allows. */
export const stagesOf = ({ stage, maxReserves }: Pick<Team, 'stage' | 'maxReserves'>): number[] =>
  Array.from({ length: stage + maxReserves }, (_, index) => index + 1)

/** Rows of a saved team: every leg, and the reserves that have a swimmer. */
export function storedRows(team: Team): TeamRowShown[] {
  const members = new Map(team.teamMembers.map((member) => [member.stageId, member]))
  return stagesOf(team).flatMap((stageId) => {
    const member = members.get(stageId) ?? null
    if (!member && stageId > team.stage) return []
    return [{ stageId, iwsaId: member?.iwsaId ?? null, member, isRepeated: false }]
  })
}

/** Name of a stage: `1 этап: баттерфляй`, `Запасной 1`. */
export function stageName(
  { distCode, stage }: Pick<Team, 'distCode' | 'stage'>,
  stageId: number,
  { t }: Pick<Words, 't'>,
): string {
  if (stageId > stage) return t('teams:reserve', { number: stageId - stage })
  const stroke = strokeOf(distCode, stageId)
  const leg = t('teams:leg', { number: stageId })
  return stroke ? `${leg}: ${t(`sport:strokes.${stroke}`)}` : leg
}

/** Stroke of a leg of a mixed relay; null in other relays. */
export function strokeOf(distCode: string, stageId: number) {
  const code = findDistCode(distCode)
  const legs = code ? legsOf(code) : []
  return new Set(legs).size > 1 ? (legs[stageId - 1] ?? null) : null
}
