import type { EventView, Quote } from '@polynya/contract'
import { dateInZone, HOLD } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useMoneyText } from '../../../features/registration/parts/money-text.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'

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
      {!event.freeEvent && <Refund event={event} />}
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

/** Remaining refund steps: expired ones are omitted. */
function Refund({ event: { refundRule, timeZone } }: Pick<Props, 'event'>) {
  const { t, formats } = useWords()
  const today = dateInZone(useApp().clock(), timeZone)
  const ahead = refundRule.filter(({ until }) => today <= until)
  if (ahead.length === 0) return <p>{t('register:check.refundNone')}</p>
  const steps = ahead.map(({ until, percent }) =>
    t('register:check.refundStep', { date: formats.fullDate(until), percent }),
  )
  return (
    <p>
      {t('register:check.refund')}: {steps.join('; ')}.
    </p>
  )
}
