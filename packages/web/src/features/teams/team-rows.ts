import type { Team, TeamMember } from '@polynya/contract'
import { findDistCode, legsOf } from '@polynya/domain'
import type { Words } from '@polynya/ui'
import type { ReactNode } from 'react'

/** What a row of the table tells of whoever swims a stage. */
export interface MemberShown extends Pick<TeamMember, 'gender' | 'seedTime'> {
  readonly swimmerRu: string
  readonly swimmerEn: string
}

/** A row of the table of members. */
export interface TeamRowShown {
  readonly stageId: number
  readonly iwsaId: string | null
  /** Null where nobody is named, or nothing is known of them yet. */
  readonly member: MemberShown | null
  /** Whether the swimmer stands in another row, too. */
  readonly isRepeated: boolean
  /** In the place of the ID: a field to change it. */
  readonly field?: ReactNode
}

/** How many stages a team has: its legs, and as many reserves as the event allows. */
export const stagesOf = ({ stage, maxReserves }: Pick<Team, 'stage' | 'maxReserves'>): number[] =>
  Array.from({ length: stage + maxReserves }, (_, index) => index + 1)

/** The rows of a team as it is saved: every leg, and the reserves that are named. */
export function storedRows(team: Team): TeamRowShown[] {
  const members = new Map(team.teamMembers.map((member) => [member.stageId, member]))
  return stagesOf(team).flatMap((stageId) => {
    const member = members.get(stageId) ?? null
    if (!member && stageId > team.stage) return []
    return [{ stageId, iwsaId: member?.iwsaId ?? null, member, isRepeated: false }]
  })
}

/** What a stage is called: `1 этап: баттерфляй`, `Запасной 1`. */
export function stageName({ distCode, stage }: Team, stageId: number, { t }: Pick<Words, 't'>): string {
  if (stageId > stage) return t('teams:reserve', { number: stageId - stage })
  const stroke = strokeOf(distCode, stageId)
  const leg = t('teams:leg', { number: stageId })
  return stroke ? `${leg}: ${t(`sport:strokes.${stroke}`)}` : leg
}

/** The stroke of a leg where legs differ: in a mixed relay. */
export function strokeOf(distCode: string, stageId: number) {
  const code = findDistCode(distCode)
  const legs = code ? legsOf(code) : []
  return new Set(legs).size > 1 ? (legs[stageId - 1] ?? null) : null
}
