import type { EventView, Order } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, Skeleton, useWords } from '@polynya/ui'
import type { ComponentType } from 'react'
import { orderQuery } from '../../../features/orders/order-queries.ts'
import { registerAddress } from '../../../features/registration/register-search.ts'
import { LoadFailed } from '../../../infrastructure/components/LoadFailed.tsx'
import { useStepFocus } from '../../../infrastructure/components/use-step-focus.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { StepFrame } from '../parts/StepFrame.tsx'
import { OrderOver } from './OrderOver.tsx'
import { OrderPaid } from './OrderPaid.tsx'
import { type OrderView, orderView } from './order-view.ts'
import { PaymentPending } from './PaymentPending.tsx'
import { PayNow } from './PayNow.tsx'

export interface OrderProps {
  readonly event: EventView
  readonly order: Order
  /** Re-fetches the order. */
  readonly reload: () => void
}

const PARTS: Readonly<Record<OrderView, ComponentType<OrderProps>>> = {
  pay: PayNow,
  waiting: PaymentPending,
  paid: OrderPaid,
  expired: OrderOver,
  cancelled: OrderOver,
  refunded: OrderOver,
}

/** The order of an address: to be paid, or how it ended. Coming here once more changes nothing. */
export function PayStep({ event, id }: { readonly event: EventView; readonly id: number }) {
  const { t } = useWords()
  const { client } = useApp()
  const { data, error, isFetching, refetch } = useQuery(orderQuery(client, id))
  if (isApiError(error) && error.status === 404) return <NoOrder event={event} />
  if (data) return <ViewOfOrder event={event} order={data} reload={refetch} />
  return (
    <StepFrame step="pay" heading={t('register:pay.order', { id })}>
      {error === null ? (
        <Skeleton shape="line" count={8} />
      ) : (
        <LoadFailed
          title={t('register:pay.loadFailed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
    </StepFrame>
  )
}

/** When the order's state changes, the focus moves to the heading of the page. */
function ViewOfOrder(props: OrderProps) {
  const view = orderView(props.order)
  const Part = PARTS[view]
  useStepFocus(view)
  return <Part {...props} />
}

function NoOrder({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  return (
    <StepFrame step="pay" heading={t('register:pay.missing')}>
      <EmptyState title={t('register:pay.missingText')}>
        <a
          className="button"
          data-kind="primary"
          href={registerAddress({ event: event.id, step: 'swimmers' })}
        >
          {t('register:pay.start')}
        </a>
      </EmptyState>
    </StepFrame>
  )
}
