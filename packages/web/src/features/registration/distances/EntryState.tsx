import type { Entry } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../../infrastructure/dialogs/ConfirmDialog.tsx'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'
import { isOffered } from '../basket/basket.ts'
import { useRenewed } from '../basket/use-renewed.ts'
import { registerAddress } from '../register-search.ts'
import type { RowProps } from './DistanceRow.tsx'

/** State of an existing entry: held in an order, confirmed, or waiting. */
export function EntryState({ entered, event }: RowProps & { readonly entered: Entry }) {
  const { t, formats } = useWords()
  const { orderId, holdUntil } = entered
  const isFree = isOffered(entered)
  const state = isFree ? 'offered' : (entered.state as 'held' | 'confirmed' | 'waitlisted')
  return (
    <div className="entry-state">
      <p>
        <span className="tag" data-tone={state === 'confirmed' ? 'good' : 'warn'}>
          {t(`register:distances.states.${state}`, {
            position: entered.waitingPosition ?? 0,
            until: holdUntil ? momentText(holdUntil, formats) : '',
          })}
        </span>
      </p>
      {state === 'held' && orderId !== null && (
        <a href={registerAddress({ event: event.id, order: orderId })}>
          {t('register:distances.toOrder', { id: orderId })}
        </a>
      )}
      {(state === 'waitlisted' || isFree) && <LeaveWaiting entered={entered} />}
    </div>
  )
}

function LeaveWaiting({ entered }: { readonly entered: Entry }) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const renewed = useRenewed()
  const [isConfirming, setConfirming] = useState(false)

  async function leave() {
    await client.orders.leaveWaiting({ params: { id: entered.id } })
    renewed()
    notifications.tell(
      { tone: 'good', say: (speak) => ({ text: speak('register:waiting.left') }) },
      'message',
    )
  }

  return (
    <>
      <Button onClick={() => setConfirming(true)}>{t('register:waiting.leave')}</Button>
      {isConfirming && (
        <ConfirmDialog
          heading={t('register:waiting.leaveHeading')}
          text={t('register:waiting.leaveText')}
          confirm={t('register:waiting.leave')}
          onConfirm={leave}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}
