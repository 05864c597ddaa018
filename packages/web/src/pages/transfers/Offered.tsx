import type { TransferOffer } from '@polynya/contract'
import { Button, swimmerName, useWords } from '@polynya/ui'
import { useState } from 'react'
import { focusOn, useSettled } from '../../features/custody/use-custody.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { OfferFacts } from './OfferFacts.tsx'

/** An offer that the account made. */
export function Offered({ offer }: { readonly offer: TransferOffer }) {
  const { t, language } = useWords()
  const { client } = useApp()
  const settled = useSettled()
  const [isLeaving, setLeaving] = useState(false)
  const named = t('custody:transfers.withdrawNamed', { name: swimmerName(offer.swimmer, language).main.text })

  async function withdraw() {
    await client.swimmers.withdrawTransfer({ params: { id: offer.id } })
    settled((speak) => ({ text: speak('custody:transfers.withdrawn') }), {
      list: 'transfers',
      isGone: ({ id }) => id === offer.id,
    })
    focusOn('offered')
  }

  return (
    <li>
      <OfferFacts offer={offer} other={t('custody:transfers.to', offer)} />
      <Button onClick={() => setLeaving(true)}>
        <span aria-hidden="true">{t('custody:transfers.withdraw')}</span>
        <span className="visually-hidden">{named}</span>
      </Button>
      {isLeaving && (
        <ConfirmDialog
          heading={named}
          text={t('custody:transfers.withdrawText')}
          confirm={t('custody:transfers.withdraw')}
          onConfirm={withdraw}
          onClose={() => setLeaving(false)}
        />
      )}
    </li>
  )
}
