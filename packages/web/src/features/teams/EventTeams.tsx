import type { Event, TeamCard } from '@polynya/contract'
import { findDistCode, formatTeamId, GENDERS } from '@polynya/domain'
import { inLanguage, Skeleton, useWords } from '@polynya/ui'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import '@polynya/ui/Programme.css'

/** The relay teams of an event, distance by distance, each with its dialog. */
export function EventTeams({ eventId }: { readonly eventId: Event['id'] }) {
  const { t } = useWords()
  const { client } = useApp()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.teams.list(eventId),
    queryFn: ({ signal }) => client.teams.list({ params: { eventId } }, { signal }),
  })
  if (data?.teams.length === 0) return <p className="note">{t('teams:list.none')}</p>
  if (data) {
    const byDistance = Map.groupBy(data.teams, ({ distCode, gender, offerId }) =>
      [offerId, distCode, gender].join(' '),
    )
    return (
      <div className="programme">
        {[...byDistance].map(([distance, teams]) => (
          <DistanceTeams key={distance} teams={teams} />
        ))}
      </div>
    )
  }
  if (error === null) return <Skeleton shape="line" count={4} />
  return <LoadFailed title={t('teams:list.failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
}

function DistanceTeams({ teams }: { readonly teams: readonly TeamCard[] }) {
  const { t } = useWords()
  const [first] = teams
  const code = findDistCode(first?.distCode ?? '')
  if (!first || !code) return null
  const distance = t(`sport:distances.${code}.name`)
  const gender = t(`sport:genders.${GENDERS[first.gender]}`)
  return (
    <table>
      <caption>{t('teams:list.caption', { distance, gender })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('teams:list.team')}</th>
          <th scope="col">{t('teams:list.members')}</th>
        </tr>
      </thead>
      <tbody>
        {teams.map((team) => (
          <TeamRow key={team.teamId} team={team} distCode={code} />
        ))}
      </tbody>
    </table>
  )
}

function TeamRow({
  team,
  distCode,
}: {
  readonly team: TeamCard
  readonly distCode: Parameters<typeof formatTeamId>[0]['distCode']
}) {
  const { t, language } = useWords()
  const hrefOf = useModalHref()
  const name = inLanguage(language, { ru: team.teamNameRu, en: team.teamNameEn })
  return (
    <tr>
      <th scope="row">
        <a href={hrefOf(formatTeamId({ ...team, distCode }))} lang={name?.lang}>
          {name?.text}
        </a>
        {!team.isConfirmed && <small> {t('teams:list.notPaid')}</small>}
      </th>
      <td>{t('teams:ofSize', { count: team.memberCount, size: team.stage })}</td>
    </tr>
  )
}
