import type { Order } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { Suspense, useState } from 'react'
import { AttentionList } from '../../features/orders/AttentionList.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { RefundDialog } from './lazy-dialogs.ts'
import { MarkPaid } from './MarkPaid.tsx'

/** What administrators can do about an order beside what its payer can. */
export function AdminSection({ order }: { readonly order: Order }) {
  const { t } = useWords()
  const readsAudit = useUser()?.isSuperAdmin === 1
  const [isRefunding, setRefunding] = useState(false)
  return (
    <section className="order-admin" aria-labelledby="order-admin">
      <h2 id="order-admin">{t('orders:admin.heading')}</h2>
      <AttentionList attention={order.attention} />
      <div className="buttons">
        <MarkPaid order={order} />
        {order.sumPaid > order.partRefunded && (
          <Button onClick={() => setRefunding(true)}>{t('orders:admin.refund')}</Button>
        )}
        {readsAudit && (
          <a className="account-history" href={`${paths.admin('audit')}?kind=order&object=${order.id}`}>
            {t('orders:admin.history')}
          </a>
        )}
      </div>
      {isRefunding && (
        <Suspense>
          <RefundDialog order={order} onClose={() => setRefunding(false)} />
        </Suspense>
      )}
    </section>
  )
}
