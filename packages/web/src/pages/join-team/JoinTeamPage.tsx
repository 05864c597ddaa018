import type { TeamInvitation } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, inLanguage, Skeleton, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { distanceText } from '../../features/orders/order-text.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { JoinForm } from './JoinForm.tsx'
import '../../infrastructure/forms/forms.css'

const route = getRouteApi('/join-team')

/** Target page of a team's invitation link: the team, and a form to join it with an own swimmer. */
export function JoinTeamPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { token = '' } = route.useSearch()
  const invitation = useQuery(
    queryOptions({
      queryKey: keys.teams.invitation(token),
      queryFn: ({ signal }) => client.teams.invitation({ body: { token } }, { signal }),
    }),
  )
  const { data, error, isFetching, refetch } = invitation
  const isWrong = isApiError(error) && (error.status === 404 || error.status === 400)
  return (
    <div className="page">
      <h1>{t('teams:join.heading')}</h1>
      {data && <Invited invitation={data} token={token} />}
      {!data && error === null && <Skeleton shape="line" count={4} />}
      {!data && isWrong && (
        <EmptyState title={t('errors:reasons.team_invite_wrong')}>
          <a className="button" href={paths.events}>
            {t('teams:join.events')}
          </a>
        </EmptyState>
      )}
      {!data && error !== null && !isWrong && (
        <LoadFailed title={t('teams:failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
    </div>
  )
}

function Invited({ invitation, token }: { readonly invitation: TeamInvitation; readonly token: string }) {
  const { t, language } = useWords()
  const user = useUser()
  const team = inLanguage(language, { ru: invitation.teamNameRu, en: invitation.teamNameEn })?.text ?? ''
  const event = inLanguage(language, { ru: invitation.eventName, en: invitation.eventNameEn })?.text ?? ''
  return (
    <>
      <p>{t('teams:join.to', { team, event, distance: distanceText(invitation, t) })}</p>
      {user ? (
        <JoinForm invitation={invitation} token={token} />
      ) : (
        <p className="buttons">
          <a className="button" data-kind="primary" href={paths.login(paths.joinTeam(token), 'required')}>
            {t('teams:join.signIn')}
          </a>
          <a className="button" href={paths.signup(paths.joinTeam(token))}>
            {t('teams:join.signUp')}
          </a>
        </p>
      )}
    </>
  )
}
