import type { Order } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useOrderChanged } from '../../features/orders/order-changes.ts'
import { isPaying } from '../../features/orders/order-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'

/** Cancels an unpaid order, after a confirmation. */
export function RemoveOrder({ order }: { readonly order: Order }) {
  const { t } = useWords()
  const { id } = order
  const { client } = useApp()
  const changed = useOrderChanged()
  const [isAsking, setAsking] = useState(false)

  async function remove() {
    await client.orders.remove({ params: { id } })
    changed(null, (speak) => ({ text: speak('orders:remove.done', { id }) }))
    // The button is removed when the order's state changes.
    setTimeout(() => document.getElementById('payment')?.focus())
  }

  return (
    <div className="buttons order-remove">
      <Button onClick={() => setAsking(true)}>{t('orders:remove.action')}</Button>
      {isAsking && (
        <ConfirmDialog
          heading={t('orders:remove.heading', { id })}
          text={t(isPaying(order) ? 'orders:remove.textPaying' : 'orders:remove.text')}
          confirm={t('orders:remove.action')}
          cancel={t('orders:remove.keep')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
