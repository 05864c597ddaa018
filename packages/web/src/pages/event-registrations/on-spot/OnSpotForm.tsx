import type { EventView, SwimmerCard } from '@polynya/contract'
import { Button, swimmerName, useWords } from '@polynya/ui'
import { useMemo, useState } from 'react'
import {
  type Basket,
  entriesIn,
  NO_BASKET,
  NO_PAYMENT,
  orderBody,
  paymentOf,
  withOther,
  withSwimmer,
} from '../../../features/registration/basket/basket.ts'
import { lacksMeans, missingText } from '../../../features/registration/basket/missing-text.ts'
import { programmeOf } from '../../../features/registration/basket/programme.ts'
import { useQuote } from '../../../features/registration/basket/use-quote.ts'
import { SwimmerDistances } from '../../../features/registration/distances/SwimmerDistances.tsx'
import { AnySwimmer } from '../../../features/registration/on-spot/AnySwimmer.tsx'
import { OnSpotFields } from '../../../features/registration/on-spot/OnSpotFields.tsx'
import { OrderingProblem } from '../../../features/registration/ordering/OrderingProblem.tsx'
import { useOrdering } from '../../../features/registration/ordering/use-ordering.ts'
import { Missing } from '../../../features/registration/parts/Missing.tsx'
import { useMoneyText } from '../../../features/registration/parts/money-text.ts'
import { TotalBar } from '../../../features/registration/parts/TotalBar.tsx'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { applyChange } from '../../../infrastructure/queries/query-client.ts'
import type { Entered } from './OnSpotDone.tsx'

const EMPTY: Basket = { ...NO_BASKET, onSpot: NO_PAYMENT }

interface Props {
  readonly event: EventView
  readonly onEntered: (entered: Entered) => void
}

/** The swimmers of an order at the venue with their distances, and how it is paid. */
export function OnSpotForm({ event, onEntered }: Props) {
  const { t, language } = useWords()
  const { queryClient } = useApp()
  const [basket, change] = useState<Basket>(EMPTY)
  const programme = useMemo(() => programmeOf(event), [event])
  const body = orderBody(event.id, basket, programme)
  const pricing = useQuote(body)
  const ordering = useOrdering({
    key: `on-spot:${event.id}`,
    body,
    payment: paymentOf(basket).payment,
    quote: pricing.quote,
    priceAgain: pricing.again,
    async onOrdered(order) {
      applyChange(queryClient, keys.registrations.of(event.id))
      onEntered({ order, swimmers: basket.others })
    },
  })
  const props = { event, programme, basket, change, pricing }
  const remove = ({ id }: SwimmerCard) =>
    change((before) => {
      const others = before.others.filter((other) => other.id !== id)
      return { ...withSwimmer(before, id, false), others }
    })
  return (
    <>
      <OrderingProblem {...props} ordering={ordering} />
      {basket.others.length === 0 && <p className="note">{t('onSpot:text')}</p>}
      {basket.others.map((swimmer) => {
        const chosen = basket.swimmers.find(({ swimmerId }) => swimmerId === swimmer.id)
        const name = swimmerName(swimmer, language).main.text
        return (
          chosen && (
            <SwimmerDistances key={swimmer.id} {...props} swimmer={swimmer} chosen={chosen}>
              <Button onClick={() => remove(swimmer)}>
                <span aria-hidden="true">{t('onSpot:swimmer.remove')}</span>
                <span className="visually-hidden">{t('onSpot:swimmer.removeOf', { name })}</span>
              </Button>
            </SwimmerDistances>
          )
        )
      })}
      <section className="on-spot-part" aria-labelledby="on-spot-swimmer">
        <h2 id="on-spot-swimmer">
          {t(basket.others.length > 0 ? 'onSpot:swimmer.another' : 'onSpot:swimmer.heading')}
        </h2>
        <AnySwimmer event={event} onChoose={(swimmer) => change((before) => withOther(before, swimmer))} />
      </section>
      {pricing.quote && pricing.quote.total > 0 && (
        <section className="on-spot-part" aria-labelledby="on-spot-payment">
          <h2 id="on-spot-payment">{t('onSpot:payment.heading')}</h2>
          <OnSpotFields {...props} />
        </section>
      )}
      {basket.others.length > 0 && <SubmitBar {...props} ordering={ordering} />}
    </>
  )
}

type BarProps = Parameters<typeof OnSpotFields>[0] & { readonly ordering: ReturnType<typeof useOrdering> }

/** The total with the button that takes the payment and places the order. */
function SubmitBar({ ordering, ...props }: BarProps) {
  const { t } = useWords()
  const money = useMoneyText()
  const [attempts, setAttempts] = useState(0)
  const { basket, pricing } = props
  const missing = missingText(props, t) ?? (lacksMeans(props) ? t('onSpot:payment.required') : null)
  const { quote } = pricing
  const isPaid = paymentOf(basket).payment !== undefined && quote !== undefined && quote.total > 0

  async function send() {
    setAttempts((count) => count + 1)
    if (!missing) await ordering.send()
  }

  return (
    <>
      {attempts > 0 && missing && <Missing key={attempts} text={missing} />}
      <TotalBar sum={quote} distances={entriesIn(basket)} isPricing={pricing.isPricing}>
        <Button kind="primary" isBusy={ordering.isSending || pricing.isPricing} onClick={() => void send()}>
          {isPaid ? t('onSpot:submitPaid', { sum: money(quote.total, quote.currency) }) : t('onSpot:submit')}
        </Button>
      </TotalBar>
    </>
  )
}
