import type { TransferOffer } from '@polynya/contract'
import { swimmerName, useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'

/** Facts of a transfer offer: the swimmer, the other account, and its expiry. */
export function OfferFacts({
  offer: { swimmer, expiresAt },
  other,
}: {
  readonly offer: TransferOffer
  /** Who is on the other side. */
  readonly other: string
}) {
  const { t, formats, language } = useWords()
  const { main } = swimmerName(swimmer, language)
  return (
    <div>
      <strong lang={main.lang}>{main.text}</strong>{' '}
      <a href={paths.viewSwimmer(swimmer.iwsaid)}>{t('custody:registryId', swimmer)}</a>
      <small>
        {other}
        <br />
        {t('custody:transfers.until', { date: momentText(expiresAt, formats) })}
      </small>
    </div>
  )
}
