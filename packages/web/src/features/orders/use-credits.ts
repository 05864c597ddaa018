import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { creditsQuery } from './order-queries.ts'
import { moneyText } from './order-text.ts'

/** Returns what the account has on its balance, such as `500 ₽, €20`; an empty text where that is nothing, or not known. */
export function useCredits(): string {
  const { formats } = useWords()
  const { data } = useQuery(creditsQuery(useApp().client))
  return (data?.credits ?? [])
    .filter(({ amount }) => amount > 0)
    .map(({ amount, currency }) => moneyText(amount, currency, formats))
    .join(', ')
}
