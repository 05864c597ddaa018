import type { EventView, Quote } from '@polynya/contract'
import { HOLD } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { RefundTerms } from '../../../features/events/RefundTerms.tsx'
import { useMoneyText } from '../../../features/registration/parts/money-text.ts'

interface Props {
  readonly event: EventView
  readonly quote: Quote | undefined
}

/**
 * Conditions of the order: another currency, credits, documents, refunds, and how long places are reserved.
 */
export function EventTerms({ event, quote }: Props) {
  const { t, formats } = useWords()
  const money = useMoneyText()
  const isConverted = quote !== undefined && quote.currency !== quote.originalCurrency
  return (
    <div className="register-terms">
      {isConverted && (
        <p>
          {money(quote.total, quote.currency)}
          {': '}
          {t('register:check.converted', {
            original: money(quote.originalTotal, quote.originalCurrency),
            rate: formats.number(quote.currencyRate),
          })}
        </p>
      )}
      {quote && quote.credits > 0 && (
        <p>{t('register:check.credits', { sum: money(quote.credits, quote.currency) })}</p>
      )}
      <Documents event={event} />
      {!event.freeEvent && <RefundTerms event={event} />}
      {quote?.total !== 0 && <p>{t('register:check.hold', { count: HOLD.minutes })}</p>}
    </div>
  )
}

/** Documents required for admission; none if the event requires none. */
export function Documents({ event: { entryRules } }: Pick<Props, 'event'>) {
  const { t } = useWords()
  const { admissions } = entryRules
  if (admissions.length === 0) return null
  const list = admissions.map((kind) => t(`register:check.admissions.${kind}`)).join(', ')
  return <p>{t('register:check.documents', { list })}</p>
}
