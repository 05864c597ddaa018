import type { EventStateWork, EventView } from '@polynya/contract'
import { EVENT_STATES, type EventState as State } from '@polynya/domain'
import { Button, Skeleton, useWords } from '@polynya/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { ContentSection } from '../event-content/ContentSection.tsx'
import { StateDialog } from './StateDialog.tsx'

/** Poll interval of the progress of a background job. */
const ASK_AGAIN_MS = 5000

/** Whether the event takes place; super administrators change it, and all entrants are notified. */
export function EventState({
  event,
  onChanged,
}: {
  readonly event: Pick<EventView, 'id' | 'name'>
  readonly onChanged: () => Promise<void>
}) {
  const { t } = useWords()
  const { client } = useApp()
  const user = useUser()
  const [chosen, setChosen] = useState<State | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.events.state(event.id),
    queryFn: ({ signal }) => client.events.stateWork({ params: { id: event.id } }, { signal }),
  })
  const isAtWork = data !== undefined && [data.mails, data.orders].some(isOpen)
  const poll = useEffectEvent(refetch)
  useEffect(() => {
    if (!isAtWork) return
    const timer = setInterval(() => poll(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isAtWork])

  return (
    <ContentSection id="event-state" heading={t('entrants:state.heading')} level={2}>
      {data && (
        <>
          <p>{t('entrants:state.now', { state: t(`entrants:state.states.${data.eventState}`) })}</p>
          <WorkProgress work={data} />
          {user?.isSuperAdmin === 1 && (
            <p className="buttons">
              {EVENT_STATES.filter((state) => state !== data.eventState).map((state) => (
                <span key={state} className={state === 'calledOff' ? 'danger' : undefined}>
                  <Button onClick={() => setChosen(state)}>{t(`entrants:state.change.${state}`)}</Button>
                </span>
              ))}
              {data.eventState === 'calledOff' && data.paidOrders > 0 && (
                <Button onClick={() => setChosen('calledOff')}>{t('entrants:state.again')}</Button>
              )}
            </p>
          )}
        </>
      )}
      {!data && error === null && <Skeleton shape="line" count={2} />}
      {!data && error !== null && (
        <LoadFailed
          title={t('entrants:state.loadFailed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {data && chosen && (
        <StateDialog
          event={event}
          state={chosen}
          work={data}
          onClose={() => setChosen(null)}
          onDone={async () => {
            refetch()
            await onChanged()
          }}
        />
      )}
    </ContentSection>
  )
}

const isOpen = (progress: EventStateWork['mails']) => progress !== null && progress.done < progress.total

/** Progress of notifying entrants and cancelling orders: the background job runs without this page. */
function WorkProgress({ work: { mails, orders } }: { readonly work: EventStateWork }) {
  const { t } = useWords()
  return (
    <div role="status">
      {mails && <p>{t('entrants:state.mails', mails)}</p>}
      {orders && <p>{t('entrants:state.orders', orders)}</p>}
      {orders && orders.failed > 0 && (
        <p className="field-error">{t('entrants:state.ordersFailed', { count: orders.failed })}</p>
      )}
    </div>
  )
}
