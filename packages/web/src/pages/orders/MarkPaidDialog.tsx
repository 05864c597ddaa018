import type { Order, OrderCard } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { ReasonDialog } from '../../features/administration/ReasonDialog.tsx'
import { useActionKey, useOrderChanged } from '../../features/orders/order-changes.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Requires a reason before an order is marked paid by hand, or the mark is removed. */
export function MarkPaidDialog({
  order,
  onClose,
}: {
  readonly order: OrderCard | Order
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client } = useApp()
  const changed = useOrderChanged()
  const keyOf = useActionKey()
  // Keep the dialog open while the mutation updates the order in the cache.
  const [{ id, isPaid, ...seen }] = useState(order)

  async function send({ reason }: { readonly reason: string }) {
    const body = { isPaid: !isPaid, reason }
    const start = 'version' in seen ? { ifMatch: seen.version } : {}
    const after = await client.orders.togglepaid({ params: { id }, body }, { key: keyOf(body), ...start })
    changed(after, (speak) => ({
      text: speak(isPaid ? 'orders:admin.unmarkedPaid' : 'orders:admin.markedPaid', { id }),
    }))
  }

  return (
    <ReasonDialog
      heading={t(isPaid ? 'orders:admin.unmarkPaidHeading' : 'orders:admin.markPaidHeading', { id })}
      text={t(isPaid ? 'orders:admin.unmarkPaidText' : 'orders:admin.markPaidText')}
      submit={t(isPaid ? 'orders:admin.unmarkPaid' : 'orders:admin.markPaid')}
      send={send}
      onClose={onClose}
    />
  )
}
