import { PAGE_SIZE } from '@polynya/domain'
import { Button, EmptyState, useWords } from '@polynya/ui'
import { NothingFound } from '../../features/administration/Answer.tsx'
import { allOrdersQuery, type OrdersPageOf, ownOrdersQuery } from '../../features/orders/order-lists.ts'
import { useCredits } from '../../features/orders/use-credits.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { pageIn, useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { SearchedAs } from '../../infrastructure/lists/SearchedAs.tsx'
import type { Query } from '../../infrastructure/queries/query-client.ts'
import { useAdministers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderRow } from './OrderRow.tsx'
import { WaitingList } from './WaitingList.tsx'

/** One's own orders; with the administrator mode on, all that one administers. */
export function OrderList() {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  const administers = useAdministers()
  const heading = t(administers ? 'orders:all' : 'orders:mine')
  usePageTitle({ name: heading })
  return (
    <div className="page admin-page orders-page">
      <h1 tabIndex={-1}>{heading}</h1>
      {administers ? (
        <OrderFilters />
      ) : (
        <>
          <ModeNote />
          <CreditsLine />
          <WaitingList />
        </>
      )}
      <Orders query={administers ? allOrdersQuery(client, values) : ownOrdersQuery(client, values)} />
    </div>
  )
}

/** Tells an administrator why others' orders are not here. */
function ModeNote() {
  const { t } = useWords()
  const { interfaceState } = useApp()
  if (useUser()?.isAdmin !== 1) return null
  return (
    <div className="orders-note">
      <p>{t('orders:modeOff')}</p>
      <Button onClick={() => interfaceState.choose('admValue', '1')}>{t('orders:modeOn')}</Button>
    </div>
  )
}

function Orders({ query }: { readonly query: Query<OrdersPageOf> }) {
  const { t } = useWords()
  const { values } = useAddressQuery()
  return (
    <Loaded query={query} failed={t('orders:failed')} rows={6}>
      {({ orders, total, searchedAs }) => (
        <>
          <SearchedAs text={searchedAs} />
          {total === 0 && <NoOrders />}
          <ul className="admin-list" aria-label={t('orders:list.label')}>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
          {total > 0 && pageIn(values) * PAGE_SIZE.orders >= total && (
            <p className="orders-end">{t('messages:orders.noMore')}</p>
          )}
          <Pager total={total} size={PAGE_SIZE.orders} />
        </>
      )}
    </Loaded>
  )
}

function NoOrders() {
  const { t } = useWords()
  const { values } = useAddressQuery()
  if (values.size > 0) return <NothingFound />
  return (
    <EmptyState title={t('orders:list.none')}>
      <p>{t('orders:list.noneText')}</p>
      <a className="button" data-kind="primary" href={paths.events}>
        {t('orders:list.toEvents')}
      </a>
    </EmptyState>
  )
}

function CreditsLine() {
  const { t } = useWords()
  const sums = useCredits()
  return sums && <p className="orders-credits">{t('orders:credits.text', { sums })}</p>
}
