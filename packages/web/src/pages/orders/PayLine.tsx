import type { Order } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { creditsQuery } from '../../features/orders/order-queries.ts'
import { dueOf, isPaying, moneyText } from '../../features/orders/order-text.ts'
import type { Payment } from '../../features/orders/use-payment.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { OfflineHint } from '../../infrastructure/network/OfflineHint.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** Starts a payment, continues an open one, or starts another one after a refusal. */
export function PayLine({ order, payment }: { readonly order: Order; readonly payment: Payment }) {
  const words = useWords()
  const { t, formats } = words
  const { pay, paying, problem } = payment
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
      <OfflineHint to="pay" />
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
    </>
  )
}

/** What of the balance can pay for the order. */
function useCredits({ orderCurrency }: Order): number {
  const { data } = useQuery(creditsQuery(useApp().client))
  return data?.credits.find(({ currency }) => currency === orderCurrency)?.amount ?? 0
}
