import type { Session } from '@polynya/contract'
import { Button, Skeleton, useWords, type Words } from '@polynya/ui'
import { useState } from 'react'
import { focusSection, SettingsSection } from '../../features/settings-sections/SettingsSection.tsx'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { deviceName } from './device-name.ts'

const FIRST_SHOWN = 5

/** Where the account is signed in, the session that asks first, and how to sign out elsewhere. */
export function Sessions() {
  const { t } = useWords()
  const { client, queryClient, queries, notifications } = useApp()
  const { data, error, isFetching, refetch } = useQuery(queries.sessions)
  const [leaving, setLeaving] = useState<Session | null>(null)

  async function end({ id }: Session) {
    await client.user.endSession({ params: { id } })
    await queryClient.invalidateQueries(queries.sessions)
    notifications.tell(
      { tone: 'good', say: (speak) => ({ text: speak('account:sessions.ended') }) },
      'message',
    )
    // The button that opened the dialog is removed before the focus can return to it.
    setTimeout(() => focusSection('sessions'))
  }

  return (
    <SettingsSection id="sessions" heading={t('account:sessions.heading')} text={t('account:sessions.intro')}>
      {data && <SessionList sessions={data.sessions} onEnd={setLeaving} />}
      {!data && error !== null && (
        <LoadFailed
          title={t('account:sessions.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && error === null && <Skeleton shape="line" count={3} />}
      {leaving && (
        <ConfirmDialog
          heading={t('account:sessions.endNamed', { device: deviceText(leaving, t) })}
          text={t('account:sessions.endText')}
          confirm={t('account:sessions.end')}
          onConfirm={() => end(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </SettingsSection>
  )
}

function SessionList({
  sessions,
  onEnd,
}: {
  readonly sessions: readonly Session[]
  readonly onEnd: (session: Session) => void
}) {
  const { t, formats } = useWords()
  const [showsAll, setShowsAll] = useState(false)
  const sorted = sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
  const shown = showsAll ? sorted : sorted.slice(0, FIRST_SHOWN)
  return (
    <>
      <ul className="settings-list">
        {shown.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{deviceText(session, t)}</strong>{' '}
              {session.current && <span className="tag">{t('account:sessions.current')}</span>}
              <small>
                {t('account:sessions.lastUsed')}: {momentText(session.lastUsedAt, formats)}
                <br />
                {t('account:sessions.startedAt')}: {momentText(session.createdAt, formats)}
              </small>
            </div>
            {!session.current && (
              <Button onClick={() => onEnd(session)}>
                <span aria-hidden="true">{t('account:sessions.end')}</span>
                <span className="visually-hidden">
                  {t('account:sessions.endNamed', { device: deviceText(session, t) })}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button onClick={() => setShowsAll(true)}>
          {t('account:sessions.all', { count: sorted.length - shown.length })}
        </Button>
      )}
    </>
  )
}

const deviceText = ({ userAgent }: Session, t: Words['t']) =>
  deviceName(userAgent) ?? t('account:sessions.unknown')
