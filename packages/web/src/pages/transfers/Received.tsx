import type { TransferOffer } from '@polynya/contract'
import { Button, swimmerName, useWords } from '@polynya/ui'
import { useState } from 'react'
import { focusOn, useSettled } from '../../features/custody/use-custody.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { OfferFacts } from './OfferFacts.tsx'

/** An offer that waits for the account's answer. */
export function Received({ offer }: { readonly offer: TransferOffer }) {
  const { t, language } = useWords()
  const { client } = useApp()
  const settled = useSettled()
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const { text: name } = swimmerName(offer.swimmer, language).main

  async function decline() {
    await client.swimmers.declineTransfer({ params: { id: offer.id } })
    settled((speak) => ({ text: speak('custody:transfers.declined') }), {
      list: 'transfers',
      isGone: ({ id }) => id === offer.id,
    })
    focusOn('received')
  }

  return (
    <li>
      <OfferFacts offer={offer} other={t('custody:transfers.from', offer)} />
      <p className="buttons">
        <Button kind="primary" onClick={() => setAsking('accept')}>
          <span aria-hidden="true">{t('custody:transfers.accept')}</span>
          <span className="visually-hidden">{t('custody:transfers.acceptNamed', { name })}</span>
        </Button>
        <Button onClick={() => setAsking('decline')}>
          <span aria-hidden="true">{t('custody:transfers.decline')}</span>
          <span className="visually-hidden">{t('custody:transfers.declineNamed', { name })}</span>
        </Button>
      </p>
      {asking === 'accept' && <AcceptDialog offer={offer} name={name} onClose={() => setAsking(null)} />}
      {asking === 'decline' && (
        <ConfirmDialog
          heading={t('custody:transfers.declineNamed', { name })}
          text={t('custody:transfers.declineText')}
          confirm={t('custody:transfers.decline')}
          onConfirm={decline}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  )
}
