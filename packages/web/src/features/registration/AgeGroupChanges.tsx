import type { AgeGroupChange } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { Button, swimmerName, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { applyChange } from '../../infrastructure/queries/query-client.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import './age-group-changes.css'

interface Props {
  readonly eventId: number
  /** The version of the event that is shown: another one can have other age groups. */
  readonly version: number
}

const changesQuery = (client: Client, { eventId, version }: Props) =>
  queryOptions({
    queryKey: keys.registrations.ageGroupChanges(eventId, version),
    queryFn: ({ signal }) => client.events.ageGroupChanges({ params: { id: eventId } }, { signal }),
  })

/**
 * Shows how many swimmers are in age groups computed before the event's were edited, who moves, and recomputes them on
 * request; nothing if every group is current. Needs the namespaces `registrations` and `errors`.
 */
export function AgeGroupChanges(props: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const [isAsking, setAsking] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(changesQuery(client, props))
  const recompute = useRecompute(props.eventId)
  if (!data && error !== null) {
    const title = t('registrations:ageGroups.loadFailed')
    return <LoadFailed title={title} error={error} isRetrying={isFetching} onRetry={refetch} />
  }
  if (!data || data.changes.length === 0) return null
  const count = data.changes.length
  return (
    <section className="age-group-changes" aria-label={t('registrations:ageGroups.label')}>
      <p role="status">{t('registrations:ageGroups.outdated', { count })}</p>
      <details>
        <summary>{t('registrations:ageGroups.who')}</summary>
        <Moves changes={data.changes} />
      </details>
      <Button onClick={() => setAsking(true)}>{t('registrations:ageGroups.recompute')}</Button>
      {isAsking && (
        <ConfirmDialog
          heading={t('registrations:ageGroups.heading')}
          text={t('registrations:ageGroups.text', { count })}
          confirm={t('registrations:ageGroups.recompute')}
          failed={t('registrations:ageGroups.failed')}
          onConfirm={recompute}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function Moves({ changes }: { readonly changes: readonly AgeGroupChange[] }) {
  const { t, language } = useWords()
  const none = t('registrations:ageGroups.none')
  return (
    <ul>
      {changes.map((change) => {
        const { text, lang } = swimmerName(change, language).main
        return (
          <li key={change.swimmerId}>
            <span lang={lang}>{text}</span>{' '}
            {t('registrations:ageGroups.move', { from: change.from ?? none, to: change.to ?? none })}
          </li>
        )
      })}
    </ul>
  )
}

/** Recomputes the groups of an event and revalidates its registrations; reports start lists that stay as they are. */
function useRecompute(eventId: number) {
  const { client, queryClient, notifications } = useApp()
  return async () => {
    const { changes, locked } = await client.events.recomputeAgeGroups({ params: { id: eventId } })
    applyChange(queryClient, keys.registrations.of(eventId))
    const done = { count: changes.length }
    const say = (t: ReturnType<typeof useWords>['t']) =>
      [
        t('registrations:ageGroups.done', done),
        ...(locked.length > 0 ? [t('registrations:ageGroups.locked', { count: locked.length })] : []),
      ].join(' ')
    notifications.tell({ tone: 'good', say: (speak) => ({ text: say(speak) }) }, 'message')
  }
}
