import { Button, useWords, type Words } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { entriesIn, typedAmount } from '../../features/registration/basket/basket.ts'
import { lacksMeans, missingText } from '../../features/registration/basket/missing-text.ts'
import type { StepProps } from '../../features/registration/basket/step-props.ts'
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
  const { t } = useWords()
  const money = useMoneyText()
  const navigate = useNavigate()
  const [attempts, setAttempts] = useState(0)
  const missing = attempts > 0 ? missingIn(props, t) : null
  const { quote } = pricing

  async function goOn() {
    if (missingIn(props, t)) return setAttempts((count) => count + 1)
    if (step === 'check') return ordering.send()
    await navigate({
      href: registerAddress({ ...search, step: step === 'swimmers' ? 'distances' : 'check' }),
    })
  }

  return (
    <>
      {missing && <Missing key={attempts} text={missing} />}
      <TotalBar
        sum={pricing.error === undefined || quote ? quote : undefined}
        distances={entriesIn(basket)}
        isPricing={pricing.isPricing}
      >
        <Button
          kind="primary"
          isBusy={ordering.isSending || (step === 'check' && pricing.isPricing)}
          onClick={goOn}
        >
          {step === 'check' ? t('register:check.order') : t('register:steps.next')}
          {step === 'check' && quote && quote.total > 0 && (
            <span className="visually-hidden"> {money(quote.total, quote.currency)}</span>
          )}
        </Button>
      </TotalBar>
    </>
  )
}

/** What keeps a step from being done, in words; null where nothing does. */
function missingIn(props: Props, t: Words['t']): string | null {
  const { step, basket } = props
  if (step === 'swimmers') return basket.swimmers.length === 0 ? t('register:swimmers.required') : null
  const missing = missingText(props, t)
  if (missing || step === 'distances') return missing
  if (typedAmount(basket.donation) === null) return t('register:check.donationWrong')
  return lacksMeans(props) ? t('onSpot:payment.required') : null
}
