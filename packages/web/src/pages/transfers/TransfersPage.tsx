import type { TransferOffer } from '@polynya/contract'
import { EmptyState, useWords } from '@polynya/ui'
import { CustodyPage } from '../../features/custody/CustodyPage.tsx'
import { transfersQuery } from '../../features/custody/custody-queries.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { Offered } from './Offered.tsx'
import { OfferForm } from './OfferForm.tsx'
import { Received } from './Received.tsx'

/** Profiles on their way to another account: those that wait for an answer here, and one's own offers. */
export function TransfersPage() {
  const { t } = useWords()
  const { client } = useApp()
  return (
    <CustodyPage heading={t('custody:transfers.heading')} intro={t('custody:transfers.intro')}>
      <Loaded query={transfersQuery(client)} failed={t('custody:transfers.failed')}>
        {({ received, offered }) => (
          <div className="custody-list">
            <ReceivedSection offers={received} />
            <OfferedSection offers={offered} />
          </div>
        )}
      </Loaded>
    </CustodyPage>
  )
}

interface Props {
  readonly offers: readonly TransferOffer[]
}

function ReceivedSection({ offers }: Props) {
  const { t } = useWords()
  const email = useUser()?.email ?? ''
  return (
    <section className="custody-card" aria-labelledby="received">
      <h2 id="received" tabIndex={-1}>
        {t('custody:transfers.received')}
      </h2>
      {offers.length === 0 && (
        <EmptyState title={t('custody:transfers.receivedNone')}>
          <p>{t('custody:transfers.receivedNoneText', { email })}</p>
        </EmptyState>
      )}
      {offers.length > 0 && (
        <ul className="custody-offers">
          {offers.map((offer) => (
            <Received key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </section>
  )
}

function OfferedSection({ offers }: Props) {
  const { t } = useWords()
  return (
    <>
      <section className="custody-card" aria-labelledby="offered">
        <h2 id="offered" tabIndex={-1}>
          {t('custody:transfers.offered')}
        </h2>
        {offers.length === 0 && <p className="note">{t('custody:transfers.offeredNone')}</p>}
        {offers.length > 0 && (
          <ul className="custody-offers">
            {offers.map((offer) => (
              <Offered key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
      </section>
      <section className="custody-card" aria-labelledby="offer">
        <h2 id="offer">{t('custody:transfers.offer')}</h2>
        <OfferForm offers={offers} />
      </section>
    </>
  )
}
