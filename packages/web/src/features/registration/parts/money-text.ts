import { useWords } from '@polynya/ui'
import { moneyText } from '../../orders/order-text.ts'

/** Writes an amount as the wire has it, in major units: «1 500 ₽». */
export function useMoneyText() {
  const { formats } = useWords()
  return (amount: number, currency: string) => moneyText(amount, currency, formats)
}
