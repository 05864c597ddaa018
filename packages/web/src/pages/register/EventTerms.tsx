import type { EventView, Quote } from '@polynya/contract'
import { HOLD } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useMoneyText } from './money-text.ts'

interface Props {
  readonly event: EventView
  readonly quote: Quote | undefined
}

/** What comes with the order: another currency, credits, papers, what cancelling gives back, how long places are kept. */
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

/** Papers without which nobody is admitted; none where the event asks for none. */
export function Documents({ event: { entryRules } }: Pick<Props, 'event'>) {
  const { t } = useWords()
  const { admissions } = entryRules
  if (admissions.length === 0) return null
  const list = admissions.map((kind) => t(`register:check.admissions.${kind}`)).join(', ')
  return <p>{t('register:check.documents', { list })}</p>
}

function Refund({ event: { refundRule } }: Pick<Props, 'event'>) {
  const { t, formats } = useWords()
  if (refundRule.length === 0) return <p>{t('register:check.refundNone')}</p>
  const steps = refundRule.map(({ until, percent }) =>
    t('register:check.refundStep', { date: formats.fullDate(until), percent }),
  )
  return (
    <p>
      {t('register:check.refund')}: {steps.join('; ')}.
    </p>
  )
}
