import type { EventRegistration } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { moneyText } from '../../features/orders/order-text.ts'
import { refundSumQuery } from '../../features/orders/refund-queries.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { activeEntries } from './bulk-deeds.ts'

/** Total refund, shown before a cancellation; empty if no entry is paid. */
export function CancelTotal({
  rows,
}: {
  /** Whose entries would be cancelled. */
  readonly rows: readonly EventRegistration[]
}) {
  const { client } = useApp()
  const { t, formats } = useWords()
  const confirmed = activeEntries(rows).filter(({ state }) => state === 'confirmed')
  if (confirmed.length === 0) return null
  const query = refundSumQuery(
    client,
    confirmed.flatMap(({ entryId, orderId }) => (orderId === null ? [] : [{ orderId, entryId }])),
  )
  return (
    <Loaded query={query} failed={t('registrations:bulk.refundFailed')} rows={1}>
      {({ refunds }) => (
        <p>
          {refunds.length === 0
            ? t('registrations:bulk.refundNone')
            : t('registrations:bulk.refund', {
                sum: refunds.map(({ amount, currency }) => moneyText(amount, currency, formats)).join(', '),
              })}
        </p>
      )}
    </Loaded>
  )
}
