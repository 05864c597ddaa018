import type { Order } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useActionKey } from '../../features/orders/order-changes.ts'
import { creditsQuery, ORDERS } from '../../features/orders/order-queries.ts'
import { dueOf, isPaying, moneyText } from '../../features/orders/order-text.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

type PayType = 'card' | 'credits'

interface Props {
  readonly order: Order
}

/** Starts a payment, continues an open one, or starts another one after a refusal. */
export function PayLine({ order }: Props) {
  const words = useWords()
  const { t, formats } = words
  const { pay, paying, problem } = usePay(order)
  const credits = useCredits(order)
  const due = dueOf(order)
  const sum = (amount: number) => moneyText(amount, order.orderCurrency, formats)
  const again = order.paymentStatus === 'canceled' ? t('orders:pay.again') : null
  return (
    <>
      <p className="buttons">
        <Button kind="primary" isBusy={paying === 'card'} onClick={() => pay('card')}>
          {isPaying(order) ? t('orders:pay.goOn') : (again ?? t('orders:pay.card', { sum: sum(due) }))}
        </Button>
        {credits > 0 && !isPaying(order) && (
          <Button isBusy={paying === 'credits'} onClick={() => pay('credits')}>
            {credits >= due ? t('orders:pay.credits') : t('orders:pay.creditsFirst', { sum: sum(credits) })}
          </Button>
        )}
      </p>
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
    </>
  )
}

function usePay({ id, version }: Order) {
  const { client, cache, leaveTo } = useApp()
  const keyOf = useActionKey()
  const [paying, setPaying] = useState<PayType | null>(null)
  const [problem, setProblem] = useState<unknown>()

  async function pay(payType: PayType) {
    setPaying(payType)
    setProblem(undefined)
    try {
      const call = { params: { id }, query: { payType } }
      const { payment } = await client.orders.pay(call, { key: keyOf({ payType, version }) })
      // The button stays busy until the page of the payment is there.
      if (payment.confirmationUrl) return leaveTo(payment.confirmationUrl)
    } catch (error) {
      setProblem(error)
    }
    setPaying(null)
    cache.change(ORDERS, (answer) => answer)
  }

  return { pay, paying, problem }
}

/** What of the balance can pay for the order. */
function useCredits({ orderCurrency }: Order): number {
  const { data } = useQuery(creditsQuery(useApp().client))
  return data?.credits.find(({ currency }) => currency === orderCurrency)?.amount ?? 0
}
