import { useWords } from '@polynya/ui'
import { creditsQuery } from '../../features/orders/order-queries.ts'
import { moneyText } from '../../features/orders/order-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** What the account has on its balance; nothing where that is nothing, or not known. */
export function CreditsLine() {
  const { t, formats } = useWords()
  const { data } = useQuery(creditsQuery(useApp().client))
  const sums = (data?.credits ?? [])
    .filter(({ amount }) => amount > 0)
    .map(({ amount, currency }) => moneyText(amount, currency, formats))
  if (sums.length === 0) return null
  return <p className="orders-credits">{t('orders:credits.text', { sums: sums.join(', ') })}</p>
}
