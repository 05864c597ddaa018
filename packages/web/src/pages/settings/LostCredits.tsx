import { useWords } from '@polynya/ui'
import { useCredits } from '../../features/orders/use-credits.ts'

/** The balance that the deletion of the account ends; nothing if it has none. */
export function LostCredits() {
  const { t } = useWords()
  const sums = useCredits()
  return sums && <p>{t('account:data.creditsLost', { sums })}</p>
}
