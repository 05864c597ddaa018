import type { Order } from '@polynya/contract'
import { wasPaid } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { Button, EmptyState, Skeleton, useWords } from '@polynya/ui'
import { orderQuery } from '../../features/orders/order-queries.ts'
import { orderEvent } from '../../features/orders/order-text.ts'
import { Receipt } from '../../features/orders/Receipt.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useAdministers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { AdminSection } from './AdminSection.tsx'
import { AfterPayment } from './AfterPayment.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderTags } from './OrderTags.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { Refunds } from './Refunds.tsx'

/** The page of one order. */
export function OrderDetails({ id }: { readonly id: number | null }) {
  const { t } = useWords()
  const heading = id === null ? t('orders:notFound.title') : t('orders:number', { id })
  usePageTitle({ name: heading })
  return (
    <div className="page orders-page order-page">
      <p className="order-back">
        <a href={paths.orders}>{t('orders:back')}</a>
      </p>
      <div className="order-head">
        <h1>{heading}</h1>
        {id !== null && <Button onClick={() => window.print()}>{t('orders:print')}</Button>}
      </div>
      {id === null ? <NotFound /> : <Body id={id} />}
    </div>
  )
}

function NotFound() {
  const { t } = useWords()
  return (
    <EmptyState title={t('orders:notFound.title')}>
      <p>{t('orders:notFound.text')}</p>
    </EmptyState>
  )
}

function Body({ id }: { readonly id: number }) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(orderQuery(useApp().client, id))
  if (data) return <Whole order={data} />
  if (error === null) return <Skeleton shape="line" count={10} />
  if (isApiError(error) && error.status === 404) return <NotFound />
  return <LoadFailed title={t('orders:failed')} error={error} isRetrying={isFetching} onRetry={refetch} />
}

function Whole({ order }: { readonly order: Order }) {
  const { language } = useWords()
  const administers = useAdministers()
  const isOwn = useUser()?.id === order.userId
  const event = orderEvent(order, language)
  return (
    <>
      <div className="order-line">
        <a href={paths.viewEvent(order.eventId)} lang={event.lang}>
          {event.text}
        </a>
        <OrderTags order={order} />
      </div>
      <div className="order-columns">
        <PaymentPanel order={order} />
        <div className="order-main">
          {isOwn && wasPaid(order.status) && order.remaining > 0 && <AfterPayment order={order} />}
          <OrderItems order={order} />
          <Refunds refunds={order.refunds} />
          {order.sumPaid > 0 && <Receipt order={order} />}
          {administers && <AdminSection order={order} />}
        </div>
      </div>
    </>
  )
}
