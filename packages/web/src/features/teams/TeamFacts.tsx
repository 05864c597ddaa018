import type { Team, TeamLack } from '@polynya/contract'
import { findDistCode } from '@polynya/domain'
import { Facts, useWords, type Words } from '@polynya/ui'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { MemberName } from './TeamTable.tsx'
import { storedRows } from './team-rows.ts'

/** Facts about a team, and what it lacks to start. */
export function TeamFacts({
  team,
  memberCount,
}: {
  readonly team: Team
  /** Number of legs that have a swimmer, saved or not. */
  readonly memberCount: number
}) {
  const { t } = useWords()
  const hrefOf = useModalHref()
  const { distCode, teamId, captain, sumAge, ageGroup, sumSeedTime, stage } = team
  const code = findDistCode(distCode)
  const row = storedRows(team).find(({ iwsaId }) => iwsaId === captain)
  const isShort = memberCount < stage
  const facts = [
    { label: t('teams:code'), value: teamId },
    {
      label: t('teams:captain'),
      value: (
        <>
          {row && <MemberName row={row} />} <a href={hrefOf(captain)}>{captain}</a>
        </>
      ),
    },
    {
      label: t('teams:memberCount'),
      value: (
        <span className={isShort ? 'team-wrong' : undefined}>
          {t('teams:ofSize', { count: memberCount, size: stage })}
        </span>
      ),
    },
    {
      label: t('teams:sumAge'),
      value: ageGroup ? t('teams:ageGroup', { sum: sumAge, group: ageGroup }) : String(sumAge),
    },
    { label: t('teams:sumSeedTime'), value: sumSeedTime ?? t('teams:noSum') },
  ]
  const lacks = isShort ? [missing(stage - memberCount, t)] : []
  return (
    <>
      <p className="team-distance">{code ? t(`sport:distances.${code}.name`) : distCode}</p>
      <Facts facts={facts} />
      <ul className="team-gaps">
        {[...lacks, ...team.problems.flatMap((lack) => mixText(lack, t))].map((text) => (
          <li key={text} className="team-wrong">
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

const missing = (count: number, t: Words['t']) => t('messages:teams.membersMissing', { count })

/** Men and women that are missing; how many swimmers are is counted as they are named. */
function mixText({ gap, missing: count }: TeamLack, t: Words['t']): string[] {
  return gap === 'legs_missing' ? [] : [t(`teams:gaps.${gap}`, { count })]
}
