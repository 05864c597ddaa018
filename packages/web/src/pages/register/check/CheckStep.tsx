import { swimmerName, useWords } from '@polynya/ui'
import { whyNotOnSpot, whyNotOpen } from '../../../features/events/not-open.ts'
import { NO_PAYMENT } from '../../../features/registration/basket/basket.ts'
import type { StepProps } from '../../../features/registration/basket/step-props.ts'
import { useOnSpotParts } from '../../../features/registration/on-spot/use-on-spot.ts'
import { OrderingProblem } from '../../../features/registration/ordering/OrderingProblem.tsx'
import type { Ordering } from '../../../features/registration/ordering/use-ordering.ts'
import { DonationLine, PriceLines } from '../../../features/registration/parts/PriceLines.tsx'
import { SwimmerAdmissions } from '../../../features/registration/parts/SwimmerAdmissions.tsx'
import { registerAddress } from '../../../features/registration/register-search.ts'
import { EntryLines } from '../parts/EntryLines.tsx'
import { EventTerms } from '../parts/EventTerms.tsx'
import { StepFrame } from '../parts/StepFrame.tsx'
import { CheckExtras } from './CheckExtras.tsx'

/** Review of the order, with the breakdown of its price. */
export function CheckStep(props: StepProps & { readonly ordering: Ordering }) {
  const { event, ordering, pricing, search } = props
  const { t } = useWords()
  return (
    <StepFrame step="check" heading={t('register:check.heading')}>
      <OrderingProblem {...props} distancesAt={registerAddress({ ...search, step: 'distances' })} />
      {props.basket.swimmers.map(({ swimmerId }) => (
        <CheckedSwimmer key={swimmerId} {...props} swimmerId={swimmerId} />
      ))}
      {pricing.quote && (
        <DonationLine
          items={pricing.quote.items}
          currency={pricing.quote.originalCurrency}
          isPricing={pricing.isPricing}
        />
      )}
      <CheckExtras key={ordering.attempts} {...props} />
      {props.mayEnterAnybody && <OnSpotCard {...props} />}
      <EventTerms event={event} quote={pricing.isPricing ? undefined : pricing.quote} />
    </StepFrame>
  )
}

/** Turns an order into an entry at the venue, with its payment; after registration has closed it is one anyway. */
function OnSpotCard(props: StepProps) {
  const { event, basket, change } = props
  const { t } = useWords()
  const parts = useOnSpotParts()
  if (!parts || whyNotOnSpot(event) !== null) return null
  return (
    <section className="register-card" aria-labelledby="on-spot">
      <h2 id="on-spot">{t('onSpot:payment.heading')}</h2>
      {whyNotOpen(event) === null && (
        <label className="tick">
          <input
            type="checkbox"
            checked={basket.onSpot !== null}
            onChange={({ target }) =>
              change((before) => ({ ...before, onSpot: target.checked ? NO_PAYMENT : null }))
            }
          />
          <span>
            {t('onSpot:payment.onSpot')}
            <small>{t('onSpot:payment.onSpotHint')}</small>
          </span>
        </label>
      )}
      <parts.OnSpotFields {...props} />
    </section>
  )
}

function CheckedSwimmer(props: StepProps & { readonly swimmerId: number }) {
  const { event, swimmers, swimmerId, basket, programme, pricing, search } = props
  const { t, language } = useWords()
  const swimmer = swimmers.find(({ id }) => id === swimmerId)
  const entries = basket.swimmers.find((each) => each.swimmerId === swimmerId)?.entries ?? []
  const item = pricing.quote?.items.find((each) => each.swimmerId === swimmerId)
  if (!swimmer) return null
  const { main } = swimmerName(swimmer, language)
  const id = `check-${swimmerId}`
  return (
    <section className="register-card" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} lang={main.lang}>
          {main.text}
        </h2>
        <a
          href={registerAddress({ ...search, step: 'distances' })}
          aria-label={t('register:check.changeOf', { name: main.text })}
        >
          {t('register:check.change')}
        </a>
      </div>
      <EntryLines
        entries={entries.map(({ distanceId, division, seedTime }) => ({
          distCode: programme.get(distanceId)?.distance.distCode ?? '',
          division: division || null,
          seedTime: seedTime || null,
        }))}
      />
      <SwimmerAdmissions event={event} swimmer={swimmer} />
      {item && pricing.quote && (
        <PriceLines price={item} currency={pricing.quote.originalCurrency} isPricing={pricing.isPricing} />
      )}
    </section>
  )
}
