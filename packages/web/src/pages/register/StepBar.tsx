import { Button, useWords, type Words } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { entriesIn } from '../../features/registration/basket/basket.ts'
import { couponFault } from '../../features/registration/basket/coupon-fault.ts'
import { donationFault, lacksMeans, missingText } from '../../features/registration/basket/missing-text.ts'
import type { StepProps } from '../../features/registration/basket/step-props.ts'
import { lacksPrice, PricingProblem } from '../../features/registration/ordering/OrderingProblem.tsx'
import type { Ordering } from '../../features/registration/ordering/use-ordering.ts'
import { Missing } from '../../features/registration/parts/Missing.tsx'
import { useMoneyText } from '../../features/registration/parts/money-text.ts'
import { TotalBar } from '../../features/registration/parts/TotalBar.tsx'
import { registerAddress, type Step } from '../../features/registration/register-search.ts'

interface Props extends StepProps {
  readonly step: Step
  readonly ordering: Ordering
}

/** The sum with the way on; what is missing is said at the press, for a button that cannot be pressed says nothing. */
export function StepBar(props: Props) {
  const { step, search, basket, pricing, ordering } = props
  const words = useWords()
  const { t } = words
  const money = useMoneyText()
  const navigate = useNavigate()
  const [attempts, setAttempts] = useState(0)
  const [waitsForPrice, setWaitsForPrice] = useState(false)
  const missing = attempts > 0 ? missingIn(props, words) : null
  const { quote, isPricing } = pricing

  async function goOn({ isPriced = false } = {}) {
    if (missingIn(props, words)) return setAttempts((count) => count + 1)
    // Only the price shows whether the server takes the distances, which are marked on this step alone.
    if (step === 'distances' && isPricing) return setWaitsForPrice(true)
    if (step === 'distances' && lacksPrice(pricing)) {
      if (attempts === 0 || isPriced) return setAttempts((count) => count + 1)
      // The failure has been shown: the next press is another try.
      pricing.again()
      return setWaitsForPrice(true)
    }
    if (step === 'check') return ordering.send()
    await navigate({
      href: registerAddress({ ...search, step: step === 'swimmers' ? 'distances' : 'check' }),
    })
  }

  const goOnPriced = useEffectEvent(() => {
    setWaitsForPrice(false)
    void goOn({ isPriced: true })
  })
  useEffect(() => {
    if (waitsForPrice && !isPricing) goOnPriced()
  }, [waitsForPrice, isPricing])

  return (
    <>
      {missing && <Missing key={attempts} text={missing} />}
      {step === 'distances' && attempts > 0 && !missing && (
        <PricingProblem key={`price-${attempts}`} pricing={pricing} />
      )}
      <TotalBar sum={quote} distances={entriesIn(basket)} isPricing={isPricing}>
        <Button
          kind="primary"
          isBusy={ordering.isSending || waitsForPrice || (step === 'check' && isPricing)}
          onClick={() => goOn()}
        >
          {step === 'check' ? t('register:check.order') : t('register:steps.next')}
          {step === 'check' && quote && !isPricing && quote.total > 0 && (
            <span className="visually-hidden"> {money(quote.total, quote.currency)}</span>
          )}
        </Button>
      </TotalBar>
    </>
  )
}

/** What keeps a step from being done, in words; null where nothing does. */
function missingIn(props: Props, words: Words): string | null {
  const { step, basket, pricing } = props
  const { t } = words
  if (step === 'swimmers') return basket.swimmers.length === 0 ? t('register:swimmers.required') : null
  const missing = missingText(props, t)
  if (missing || step === 'distances') return missing
  const donation = donationFault(basket, words)
  if (donation) return `${t('register:check.donation')}: ${donation}`
  return couponFault(pricing.error, words) ?? (lacksMeans(props) ? t('onSpot:payment.required') : null)
}
