import type { RefundQuote } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { moneyText } from '../../features/orders/order-text.ts'
import { ChoiceField } from '../../infrastructure/forms/ChoiceField.tsx'
import type { FieldForm } from '../../infrastructure/forms/use-form-state.ts'

interface Props {
  readonly state: FieldForm<'refundTo'>
  readonly label: string
  readonly quote: RefundQuote
}

/** The target of a refund: the payer's choice, except for what was paid from the balance. */
export function RefundTarget({ state, label, quote: { amount, creditAmount, currency } }: Props) {
  const { t, formats } = useWords()
  if (amount === 0) return null
  const rest = amount - creditAmount
  if (rest === 0) return <p>{t('orders:ways.onlyCredit')}</p>
  const sums = {
    sum: moneyText(creditAmount, currency, formats),
    rest: moneyText(rest, currency, formats),
  }
  return (
    <ChoiceField
      state={state}
      name="refundTo"
      label={label}
      hint={creditAmount > 0 ? t('orders:ways.partCredit', sums) : undefined}
      type="radio"
      choices={(['card', 'credit'] as const).map((value) => ({
        value,
        text: t(`orders:ways.${value}`),
        note: t(`orders:ways.${value}Note`),
      }))}
    />
  )
}
