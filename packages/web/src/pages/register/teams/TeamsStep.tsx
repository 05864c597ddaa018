import type { EventView, Order } from '@polynya/contract'
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
      <StepFrame
        step="teams"
        heading={t('register:teams.heading')}
        text={order && t(order.isPaid ? 'register:teams.textPaid' : 'register:teams.text')}
      >
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
      {order && <WayOn order={order} event={event} onOver={refetch} />}
    </>
  )
}

/** Leads to the payment with what is due, or back to a paid order, of which nothing is. */
function WayOn({
  order,
  event,
  onOver,
}: {
  readonly order: Order
  readonly event: EventView
  /** Called once the reservation of the places has expired. */
  readonly onOver: () => void
}) {
  const { t } = useWords()
  const { id, isPaid, holdUntil, orderCurrency, orderContent } = order
  const link = (
    <a
      className="button"
      data-kind="primary"
      href={registerAddress({ event: event.id, order: id, step: 'pay' })}
    >
      {t(isPaid ? 'register:teams.done' : 'register:teams.next')}
    </a>
  )
  if (isPaid) return <p className="buttons">{link}</p>
  return (
    <TotalBar
      sum={{ total: dueOf(order), currency: orderCurrency }}
      distances={orderContent.reduce((count, { quantity }) => count + quantity, 0)}
      note={holdUntil && <HoldClock key={holdUntil} until={holdUntil} onOver={onOver} />}
    >
      {link}
    </TotalBar>
  )
}
