import type { Team } from '@polynya/contract'
import type { TeamRef } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, inLanguage, Skeleton, useWords } from '@polynya/ui'
import { lazy, Suspense, useEffect } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'
import { LeaveTeam } from './LeaveTeam.tsx'
import { LeftMembers } from './LeftMembers.tsx'
import { TeamFacts } from './TeamFacts.tsx'
import { MemberRow, TeamTable } from './TeamTable.tsx'
import { storedRows } from './team-rows.ts'
import { type StoredTeam, useStoredTeam } from './use-stored-team.ts'
import './team.css'

/** The library of forms is large: the editor is loaded only for users who may change the team. */
const TeamEditor = lazy(async () => ({ default: (await import('./TeamEditor.tsx')).TeamEditor }))

/** A relay team by its captain, distance, offer and event, with its loading and error states. */
export function TeamScreen({ team: address }: { readonly team: TeamRef }) {
  const { t, language } = useWords()
  const stored = useStoredTeam(address)
  const { team, error, isFetching, refetch } = stored
  const isMissing = isApiError(error) && error.status === 404
  const name = team && inLanguage(language, { ru: team.teamNameRu, en: team.teamNameEn })
  useFailureNotice(error)

  return (
    <div className="team">
      <p role="status" className="visually-hidden">
        {name ? t('teams:loaded', { name: name.text }) : !error && t('loading')}
      </p>
      {team && (
        <h2 tabIndex={-1} lang={name?.lang}>
          {name?.text}
        </h2>
      )}
      {team && <TeamBody team={team} stored={stored} />}
      {!team && !error && <TeamPending />}
      {!team && isMissing && (
        <EmptyState title={t('messages:teams.notFound')}>
          <p>{t('teams:notFoundAdvice')}</p>
        </EmptyState>
      )}
      {!team && error !== null && !isMissing && (
        <LoadFailed title={t('teams:failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
      <p>
        <a href={paths.viewEvent(address.eventId)}>{t('teams:event')}</a>
      </p>
    </div>
  )
}

/** The editor for the owner and administrators, the read-only view for everyone else. */
function TeamBody({ team, stored }: { readonly team: Team; readonly stored: StoredTeam }) {
  const read = <TeamReading team={team} stored={stored} />
  if (!useMayEdit(team)) return read
  return (
    <Suspense fallback={read}>
      <TeamEditor key={team.teamId} team={team} stored={stored} />
    </Suspense>
  )
}

function TeamReading({ team, stored }: { readonly team: Team; readonly stored: StoredTeam }) {
  return (
    <>
      <TeamFacts team={team} memberCount={team.memberCount} />
      <TeamTable>
        {storedRows(team).map((row) => (
          <MemberRow key={row.stageId} team={team} row={row} />
        ))}
      </TeamTable>
      <LeaveTeam team={team} stored={stored} />
      <LeftMembers team={team} />
    </>
  )
}

/** Whether the user may edit: an administrator only while the administrator mode is on. */
function useMayEdit({ canEdit, userId }: Team): boolean {
  const { admValue } = useObservable(useApp().interfaceState)
  const user = useUser()
  return canEdit && (admValue === '1' || (user !== null && userId === user.id))
}

/** Shows a notification for a failed load, in addition to the error state. */
function useFailureNotice(error: unknown) {
  const { notifications } = useApp()
  useEffect(() => {
    if (error === null) return
    const isMissing = isApiError(error) && error.status === 404
    const say = (t: ReturnType<typeof useWords>['t']) =>
      isMissing
        ? { title: t('errors:titles.notFound'), text: t('messages:teams.notFound') }
        : { title: t('errors:connectivity.serverError'), text: t('errors:connectivity.noServer') }
    notifications.tell({ tone: 'bad', say }, 'notification')
  }, [error, notifications])
}

/** Placeholder of a team with its layout. */
function TeamPending() {
  return (
    <div aria-hidden="true">
      <Skeleton shape="line" count={3} />
      <div className="team-members" />
    </div>
  )
}
