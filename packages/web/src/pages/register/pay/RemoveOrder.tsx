import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useRenewed } from '../../../features/registration/basket/use-renewed.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../../infrastructure/dialogs/ConfirmDialog.tsx'
import type { OrderProps } from './PayStep.tsx'

/** Cancels an order that is not paid; its places are free at once. */
export function RemoveOrder({ order: { id }, reload }: OrderProps) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const renewed = useRenewed()
  const [isConfirming, setConfirming] = useState(false)

  async function remove() {
    await client.orders.remove({ params: { id } })
    renewed()
    reload()
    // The button is removed when the order's state changes.
    setTimeout(() => document.querySelector<HTMLElement>('main h1')?.focus())
    notifications.tell(
      { tone: 'good', say: (speak) => ({ text: speak('errors:success.entryDeleted') }) },
      'message',
    )
  }

  return (
    <div>
      <span className="danger">
        <Button onClick={() => setConfirming(true)}>{t('register:pay.remove')}</Button>
      </span>
      {isConfirming && (
        <ConfirmDialog
          heading={t('register:pay.removeHeading', { id })}
          text={t('register:pay.removeText')}
          confirm={t('register:pay.remove')}
          onConfirm={remove}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  )
}
