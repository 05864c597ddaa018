import type { EventView, Order, OrderCard } from '@polynya/contract'
import { isUnpaid } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { Skeleton, useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { use, useEffect, useEffectEvent, useMemo } from 'react'
import { whyNotOpen } from '../../features/events/not-open.ts'
import type { WaitingEntry } from '../../features/orders/order-queries.ts'
import { dueOf } from '../../features/orders/order-text.ts'
import {
  basketProblem,
  NO_PAYMENT,
  onlyOffered,
  orderBody,
  paymentOf,
  stillThere,
  withoutEntered,
  withSwimmer,
} from '../../features/registration/basket/basket.ts'
import { programmeOf } from '../../features/registration/basket/programme.ts'
import type { StepProps } from '../../features/registration/basket/step-props.ts'
import { basketKey, useBasket } from '../../features/registration/basket/use-basket.ts'
import { useQuote } from '../../features/registration/basket/use-quote.ts'
import { useMayEnterAnybody } from '../../features/registration/on-spot/use-on-spot.ts'
import { useOrdering } from '../../features/registration/ordering/use-ordering.ts'
import { useMoneyText } from '../../features/registration/parts/money-text.ts'
import {
  ownSwimmersQuery,
  unpaidQuery,
  userInEventQuery,
} from '../../features/registration/register-queries.ts'
import {
  type RegisterSearch,
  registerAddress,
  type Step,
} from '../../features/registration/register-search.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { CheckStep } from './check/CheckStep.tsx'
import { DistancesStep } from './distances/DistancesStep.tsx'
import { RegisterFrame } from './frame/RegisterFrame.tsx'
import { openStep } from './frame/steps.ts'
import { StepsContext } from './parts/steps-context.ts'
import { StepBar } from './StepBar.tsx'
import { SwimmersStep } from './swimmers/SwimmersStep.tsx'

/** Steps of a signed-in user, up to the order. */
export function BasketSteps({
  event,
  search,
  accountId,
  offered,
}: {
  readonly event: EventView
  readonly search: RegisterSearch
  readonly accountId: number
  /** Once registration has closed: the places that the waiting list offers, beside which nothing can be ordered. */
  readonly offered?: readonly WaitingEntry[]
}) {
  const { client } = useApp()
  const navigate = useNavigate()
  const { swimmer, step: wanted } = search
  const state = useBasket({ eventId: event.id, accountId, swimmer, isWithinSteps: wanted !== null })
  const own = useQuery(ownSwimmersQuery(client))
  const inEvent = useQuery(userInEventQuery(client, event.id)).data
  const orders = useQuery(unpaidQuery(client))
  const unpaid = orders.data?.orders.filter(({ eventId }) => eventId === event.id) ?? []
  const programme = useMemo(() => programmeOf(event), [event])
  const mayEnterAnybody = useMayEnterAnybody(event)
  const others = mayEnterAnybody ? state.basket.others : []
  const swimmers = [...(own.data?.swimmers ?? []), ...others].filter(
    ({ id }) => !offered || offered.some(({ swimmer }) => swimmer.id === id),
  )
  const ids = swimmers.filter(({ i_status }) => i_status === 1).map(({ id }) => id)
  const ownBasket = withoutEntered(stillThere(state.basket, ids, programme), inEvent)
  const stored = offered ? onlyOffered(ownBasket, offered) : ownBasket
  // Once registration has closed, the only entry is at the venue.
  const onSpot = stored.onSpot ?? (whyNotOpen(event) === null ? null : NO_PAYMENT)
  const basket = { ...stored, onSpot: mayEnterAnybody ? onSpot : null }
  const hasRelay = basket.swimmers.some(({ entries }) =>
    entries.some(({ distanceId }) => programme.get(distanceId)?.offer.kind === 'relay'),
  )
  const body = orderBody(event.id, basket, programme)
  const pricing = useQuote(body)

  async function onOrdered(order: Order) {
    await confirmFree(client, order)
    const step = hasRelay ? 'teams' : null
    await navigate({ href: registerAddress({ event: event.id, order: order.id, step }), replace: true })
    state.forget()
  }
  const ordering = useOrdering({
    key: basketKey(event.id, accountId),
    body,
    payment: paymentOf(basket).payment,
    quote: pricing.quote,
    priceAgain: pricing.again,
    onOrdered,
  })
  const progress = {
    isSignedIn: true,
    hasSwimmers: basket.swimmers.length > 0,
    hasDistances: basketProblem(basket, programme) === null,
    hasOrder: false,
    isPaid: false,
    hasRelay,
  }
  const step = openStep(search.step, progress)
  const [only] = ids
  useInitialAddress({
    search,
    step,
    isEmpty: !progress.hasSwimmers,
    unpaid: own.data && (orders.data || orders.error) ? (unpaid[0]?.id ?? null) : undefined,
    chooseOnly:
      only !== undefined && own.data?.swimmers.length === 1 && !mayEnterAnybody
        ? () => state.change((before) => withSwimmer(before, only, true))
        : null,
  })

  const props: StepProps = {
    event,
    programme,
    search,
    swimmers,
    inEvent,
    basket,
    change: state.change,
    pricing,
    mayEnterAnybody,
  }
  return (
    <RegisterFrame event={event} search={search} step={step} progress={progress}>
      {unpaid.map((order) => (
        <UnpaidNote key={order.id} order={order} />
      ))}
      {own.data && search.step ? (
        <>
          {step === 'swimmers' && <SwimmersStep {...props} />}
          {step === 'distances' && <DistancesStep {...props} />}
          {step === 'check' && <CheckStep {...props} ordering={ordering} />}
          {(swimmers.length > 0 || mayEnterAnybody) && (
            <StepBar key={step} {...props} step={step} ordering={ordering} />
          )}
        </>
      ) : (
        <OwnPending step={step} own={own} />
      )}
    </RegisterFrame>
  )
}

function OwnPending({ step, own }: { readonly step: Step; readonly own: ReturnType<typeof useQuery> }) {
  const { t } = useWords()
  const steps = use(StepsContext)
  const heading = t(`register:${step as 'swimmers' | 'distances' | 'check'}.heading`)
  return (
    <>
      <h1>
        <small>{t('register:steps.number', { step: steps.indexOf(step) + 1, count: steps.length })}</small>
        {heading}
      </h1>
      {own.error === null ? (
        <Skeleton shape="row" count={4} />
      ) : (
        <LoadFailed
          title={t('register:swimmers.failed')}
          error={own.error}
          isRetrying={own.isFetching}
          onRetry={own.refetch}
        />
      )}
    </>
  )
}

/**
 * An address without a step is given the initial one, so that the page does not advance while the user
 * chooses. A user who returns with an empty basket and an unpaid order continues with that order; one with a single
 * swimmer starts with the distances.
 */
function useInitialAddress({
  search,
  step,
  isEmpty,
  unpaid,
  chooseOnly,
}: {
  readonly search: RegisterSearch
  /** The initial step. */
  readonly step: Step
  readonly isEmpty: boolean
  /** An order that waits for its money; null is none, undefined is not known yet. */
  readonly unpaid: number | null | undefined
  /** Adds the only swimmer of the account to the basket; null if it has several or none. */
  readonly chooseOnly: (() => void) | null
}) {
  const navigate = useNavigate()
  const { event, swimmer } = search
  const isNew = isEmpty && swimmer === null
  const order = isNew ? (unpaid ?? null) : null
  const choosesOnly = isNew && chooseOnly !== null
  const first = choosesOnly ? 'distances' : step
  const href =
    search.step !== null || unpaid === undefined
      ? null
      : registerAddress(order === null ? { event, swimmer, step: first } : { event, order })
  const start = useEffectEvent((to: string) => {
    if (choosesOnly && order === null) chooseOnly()
    void navigate({ href: to, replace: true })
  })
  useEffect(() => {
    if (href) start(href)
  }, [href])
}

/** An order of the same event that waits for its money: it is easily forgotten. */
function UnpaidNote({ order }: { readonly order: OrderCard }) {
  const { t, formats } = useWords()
  const money = useMoneyText()
  const { id, total, orderCurrency, holdUntil, eventId } = order
  const sum = money(total, orderCurrency)
  return (
    <aside className="register-note" aria-label={t('register:unpaid.heading')}>
      <p>
        <b>{t('register:unpaid.heading')}.</b>{' '}
        {holdUntil
          ? t('register:unpaid.text', { id, sum, until: momentText(holdUntil, formats) })
          : t('register:unpaid.textPending', { id, sum })}
      </p>
      <a href={registerAddress({ event: eventId, order: id })}>{t('register:unpaid.open')}</a>
    </aside>
  )
}

/** Confirms a new order of which nothing is due. If that fails, the payment step has a button for it. */
async function confirmFree({ orders }: Client, order: Order): Promise<void> {
  if (!isUnpaid(order.status) || dueOf(order) !== 0) return
  const call = { params: { id: order.id }, query: { payType: 'card' as const } }
  await orders.pay(call).catch(() => null)
}
