import type { EventView } from '@polynya/contract'
import { Skeleton, useWords } from '@polynya/ui'
import { orderQuery } from '../../../features/orders/order-queries.ts'
import { dueOf } from '../../../features/orders/order-text.ts'
import { TotalBar } from '../../../features/registration/parts/TotalBar.tsx'
import { registerAddress } from '../../../features/registration/register-search.ts'
import { teamScreenQuery } from '../../../features/teams/team-part.ts'
import { LoadFailed } from '../../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { GuardedForms } from '../../../infrastructure/forms/GuardedForms.tsx'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { StepFrame } from '../parts/StepFrame.tsx'
import { teamsOf } from '../parts/teams-of.ts'
import { HoldClock } from '../pay/HoldClock.tsx'

/** Names the teams of an order and their members, before its payment or after it. */
export function TeamsStep({ event, id }: { readonly event: EventView; readonly id: number }) {
  const { t } = useWords()
  const { client, words } = useApp()
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(client, id))
  const { data: teams } = useQuery(teamScreenQuery(words))
  return (
    <>
      <StepFrame step="teams" heading={t('register:teams.heading')} text={t('register:teams.text')}>
        {!order && error !== null && (
          <LoadFailed
            title={t('register:pay.loadFailed')}
            error={error}
            isRetrying={isFetching}
            onRetry={refetch}
          />
        )}
        {error === null && !(order && teams) && <Skeleton shape="line" count={8} />}
        {order && teams && (
          <GuardedForms>
            {teamsOf(order).map(({ entryId, ref }) => (
              <div key={entryId} className="register-card">
                <teams.TeamScreen team={ref} />
              </div>
            ))}
          </GuardedForms>
        )}
      </StepFrame>
      {order && (
        <TotalBar
          sum={{ total: dueOf(order), currency: order.orderCurrency }}
          distances={order.orderContent.reduce((count, { quantity }) => count + quantity, 0)}
          note={
            order.holdUntil && <HoldClock key={order.holdUntil} until={order.holdUntil} onOver={refetch} />
          }
        >
          <a
            className="button"
            data-kind="primary"
            href={registerAddress({ event: event.id, order: id, step: 'pay' })}
          >
            {t(order.isPaid ? 'register:teams.done' : 'register:teams.next')}
          </a>
        </TotalBar>
      )}
    </>
  )
}
