import type { Order } from '@polynya/contract'
import { minorOf } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useActionKey, useOrderChanged } from '../../features/orders/order-changes.ts'
import { moneyText } from '../../features/orders/order-text.ts'
import { meansOf, targetsOf } from '../../features/orders/refund-targets.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'

type Way = 'card' | 'credit'

/** What was paid beyond the total, and the two ways it can go. */
export function OverpaidLine({ order }: { readonly order: Order }) {
  const { t, formats } = useWords()
  const { client } = useApp()
  const changed = useOrderChanged()
  const keyOf = useActionKey()
  const { id, overpaid, orderCurrency, version } = order
  const means = meansOf(targetsOf(order, minorOf(overpaid)))
  const ways: readonly Way[] = means ? ['card', 'credit'] : ['credit']
  const [way, setWay] = useState<Way | null>(null)
  const sum = moneyText(overpaid, orderCurrency, formats)

  async function refund() {
    if (!way) return
    const body = { refundTo: way }
    const after = await client.orders.refund({ params: { id }, body }, { key: keyOf({ way, version }) })
    changed(after, (speak) => ({ text: speak('orders:overpaid.done', { sum }) }))
    setTimeout(() => document.getElementById('payment')?.focus())
  }

  return (
    <div className="orders-note">
      <p>{t('orders:overpaid.text', { sum })}</p>
      <p className="buttons">
        {ways.map((each) => (
          <Button key={each} onClick={() => setWay(each)}>
            {t(`orders:overpaid.${each}`)}
          </Button>
        ))}
      </p>
      {way && (
        <ConfirmDialog
          heading={t(`orders:overpaid.${way}Heading`, { sum })}
          text={t(`orders:ways.${way === 'card' && means ? means : way}Note`)}
          confirm={t(`orders:overpaid.${way}`)}
          onConfirm={refund}
          onClose={() => setWay(null)}
        />
      )}
    </div>
  )
}
