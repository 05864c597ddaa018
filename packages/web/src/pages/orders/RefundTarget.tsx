import { useWords } from '@polynya/ui'
import { meansOf, type RefundTargets } from '../../features/orders/refund-targets.ts'
import { ChoiceField } from '../../infrastructure/forms/ChoiceField.tsx'
import type { FieldForm } from '../../infrastructure/forms/use-form-state.ts'

interface Props {
  readonly state: FieldForm<'refundTo'>
  readonly label: string
  readonly targets: RefundTargets
  readonly currency: string
}

/** The target of a refund: the means of payment or the balance; only the balance for what it paid. */
export function RefundTarget({ state, label, targets, currency }: Props) {
  const { t, formats } = useWords()
  const { card, manual, credit } = targets
  if (card + manual + credit === 0) return null
  const means = meansOf(targets)
  if (means === null) return <p>{t('orders:ways.onlyCredit')}</p>
  const sum = (minor: number) => formats.money(minor, currency)
  return (
    <ChoiceField
      state={state}
      name="refundTo"
      label={label}
      hint={
        credit > 0 ? t('orders:ways.partCredit', { sum: sum(credit), rest: sum(card + manual) }) : undefined
      }
      type="radio"
      choices={[
        { value: 'card', text: t(`orders:ways.${means}`), note: t(`orders:ways.${means}Note`) },
        { value: 'credit', text: t('orders:ways.credit'), note: t('orders:ways.creditNote') },
      ]}
    />
  )
}
