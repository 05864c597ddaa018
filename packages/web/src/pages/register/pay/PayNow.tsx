import { Button, useWords } from '@polynya/ui'
import { lazy, Suspense, useState } from 'react'
import { creditsQuery } from '../../../features/orders/order-queries.ts'
import { dueOf } from '../../../features/orders/order-text.ts'
import { type PayType, usePayment } from '../../../features/orders/use-payment.ts'
import { FailureNote } from '../../../features/registration/parts/FailureNote.tsx'
import { useMoneyText } from '../../../features/registration/parts/money-text.ts'
import { TotalBar } from '../../../features/registration/parts/TotalBar.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { OfflineHint } from '../../../infrastructure/network/OfflineHint.tsx'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { OrderItems } from '../parts/OrderItems.tsx'
import { StepFrame } from '../parts/StepFrame.tsx'
import { HoldClock } from './HoldClock.tsx'
import { OrderTeams } from './OrderTeams.tsx'
import { delayOf } from './order-view.ts'
import type { OrderProps } from './PayStep.tsx'
import { RemoveOrder } from './RemoveOrder.tsx'

/** In a chunk of its own, because it brings the library of forms. */
const LazyOrderExtras = lazy(async () => ({
  default: (await import('./OrderExtras.tsx')).OrderExtras,
}))

/** An unpaid order: its contents, its payment methods, and how long its places are reserved. */
export function PayNow(props: OrderProps) {
  const { order, reload, event } = props
  const { t } = useWords()
  const money = useMoneyText()
  const [way, setWay] = useState<PayType>('card')
  const { pay, paying, problem } = usePayment(order, { onChanged: reload, delayOf })
  const distances = order.orderContent.reduce((sum, { quantity }) => sum + quantity, 0)
  const due = dueOf(order)
  const sum = { total: due, currency: order.orderCurrency }
  return (
    <>
      <StepFrame
        step="pay"
        heading={t('register:pay.heading')}
        text={t('register:pay.order', { id: order.id })}
      >
        {problem !== undefined && <FailureNote title={t('register:pay.failed')} error={problem} />}
        {problem === undefined && order.paymentStatus === 'canceled' && (
          <FailureNote title={t('register:pay.refused')}>
            <p>{t('register:pay.refusedText')}</p>
          </FailureNote>
        )}
        <OrderItems order={order} />
        <OrderTeams order={order} />
        <PayWay order={order} way={way} onChoose={setWay} />
        <OfflineHint to="pay" />
        {!event.freeEvent && (
          <Suspense>
            <LazyOrderExtras key={order.version} {...props} />
          </Suspense>
        )}
        <RemoveOrder {...props} />
      </StepFrame>
      <TotalBar
        sum={sum}
        distances={distances}
        note={order.holdUntil && <HoldClock key={order.holdUntil} until={order.holdUntil} onOver={reload} />}
      >
        <Button kind="primary" isBusy={paying !== null} onClick={() => pay(way)}>
          {due === 0
            ? t('register:pay.confirm')
            : `${t('register:pay.pay')} ${money(due, order.orderCurrency)}`}
        </Button>
      </TotalBar>
    </>
  )
}

/** By card, or by credits first where the account has some in the order's currency. */
function PayWay({
  order,
  way,
  onChoose,
}: Pick<OrderProps, 'order'> & {
  readonly way: PayType
  readonly onChoose: (way: PayType) => void
}) {
  const { t } = useWords()
  const { client } = useApp()
  const money = useMoneyText()
  const { data } = useQuery(creditsQuery(client))
  const own = data?.credits.find(({ currency }) => currency === order.orderCurrency)
  const due = dueOf(order)
  if (due === 0) return null
  return (
    <section className="register-card" aria-labelledby="pay-way">
      <h2 id="pay-way">{t('register:pay.way')}</h2>
      {own && own.amount > 0 ? (
        <fieldset className="register-ways">
          <legend className="visually-hidden">{t('register:pay.way')}</legend>
          {(['card', 'credits'] as const).map((each) => (
            <label key={each} className="tick">
              <input type="radio" name="way" checked={way === each} onChange={() => onChoose(each)} />
              <span>
                {t(`register:pay.${each}`)}
                {each === 'credits' && (
                  <small>{t('register:pay.creditsNote', { sum: money(own.amount, own.currency) })}</small>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{t('register:pay.card')}</p>
      )}
      <p className="field-hint">
        {way === 'credits' && own && own.amount >= due
          ? t('register:pay.fromBalance', { sum: money(due, own.currency) })
          : t('register:pay.toGateway')}
      </p>
    </section>
  )
}
