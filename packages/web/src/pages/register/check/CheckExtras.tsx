import { Button, useWords } from '@polynya/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCountries } from '../../../features/places/use-places.ts'
import { couponFault } from '../../../features/registration/basket/coupon-fault.ts'
import { donationFault } from '../../../features/registration/basket/missing-text.ts'
import type { StepProps } from '../../../features/registration/basket/step-props.ts'
import { useMoneyText } from '../../../features/registration/parts/money-text.ts'

/** What changes the price beside the distances: a coupon, a donation, where the payer lives. */
export function CheckExtras(props: StepProps) {
  const { event } = props
  const { t } = useWords()
  if (event.freeEvent) return null
  return (
    <section className="register-card" aria-labelledby="extras">
      <h2 id="extras">{t('register:check.extras')}</h2>
      <Coupon {...props} />
      <Donation {...props} />
      {event.paymentSchema.length > 1 && <Country {...props} />}
    </section>
  )
}

/** A typed code is checked once it is this long, and has not changed for this long. */
const SHORTEST_CODE = 3
const TYPING_MS = 500

/** A coupon, which is checked as it is typed: one that is used up is refused before anything is ordered. */
function Coupon({ basket, change, pricing }: StepProps) {
  const words = useWords()
  const { t } = words
  const money = useMoneyText()
  const [typed, setTyped] = useState(basket.coupon)
  const wrong = couponFault(pricing.error, words)
  const off = pricing.quote?.items.reduce((sum, { couponAmount }) => sum + couponAmount, 0) ?? 0
  const isTaken = basket.coupon !== '' && !wrong && !pricing.isPricing && off > 0
  const apply = (coupon: string) => {
    setTyped(coupon)
    change((before) => ({ ...before, coupon }))
  }
  function remove() {
    // The pressed button is removed with the coupon.
    document.getElementById('coupon')?.focus()
    apply('')
  }
  const check = useEffectEvent((code: string) => {
    if (code !== basket.coupon) change((before) => ({ ...before, coupon: code }))
  })
  useEffect(() => {
    const code = typed.trim()
    if (code !== '' && code.length < SHORTEST_CODE) return
    const timer = setTimeout(() => check(code), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <form
      className="field"
      data-wrong={wrong !== null}
      noValidate
      onSubmit={(domEvent) => {
        domEvent.preventDefault()
        apply(typed.trim())
      }}
    >
      <label htmlFor="coupon">{t('register:check.couponLabel')}</label>
      <p id="coupon-note" className={wrong ? 'field-error' : 'coupon-taken'} role="status">
        {wrong}
        {isTaken &&
          t('register:check.couponTaken', { sum: money(off, pricing.quote?.originalCurrency ?? 'RUB') })}
      </p>
      <div className="field-line">
        <input
          id="coupon"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          aria-invalid={wrong !== null}
          aria-describedby="coupon-note"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('register:check.couponApply')}</Button>
        {basket.coupon && <Button onClick={remove}>{t('register:check.couponRemove')}</Button>}
      </div>
    </form>
  )
}

function Donation({ basket, change, event }: StepProps) {
  const words = useWords()
  const { t } = words
  const fault = donationFault(basket, words)
  const isWrong = fault !== null
  return (
    <div className="field" data-wrong={isWrong}>
      <label htmlFor="donation">{t('register:check.donationLabel')}</label>
      <p id="donation-note" className={isWrong ? 'field-error' : 'field-hint'}>
        {fault ?? t('register:check.donationHint')}
      </p>
      <div className="field-line donation-line">
        <input
          id="donation"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={8}
          value={basket.donation}
          aria-invalid={isWrong}
          aria-describedby="donation-note"
          onChange={({ target }) => change((before) => ({ ...before, donation: target.value }))}
        />
        <span aria-hidden="true">{event.currencySign}</span>
      </div>
    </div>
  )
}

function Country({ basket, change }: StepProps) {
  const { t } = useWords()
  const { options } = useCountries()
  return (
    <div className="field">
      <label htmlFor="country">{t('register:check.countryLabel')}</label>
      <p id="country-note" className="field-hint">
        {t('register:check.countryHint')}
      </p>
      <select
        id="country"
        value={basket.country}
        aria-describedby="country-note"
        onChange={({ target }) => change((before) => ({ ...before, country: target.value }))}
      >
        <option value="">{t('register:check.countryFirst')}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
