import { type Order, RefundInput } from '@polynya/contract'
import { minorOf } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useActionKey, useOrderChanged } from '../../features/orders/order-changes.ts'
import { moneyText } from '../../features/orders/order-text.ts'
import { targetsOf } from '../../features/orders/refund-targets.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextAreaField } from '../../infrastructure/forms/TextAreaField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { RefundTarget } from './RefundTarget.tsx'

/** Refunds an amount that an administrator enters, with a reason for the audit. */
export function RefundDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { t, formats } = useWords()
  const { id, orderCurrency: currency } = order
  const sum = (amount: number) => moneyText(amount, currency, formats)
  const state = useRefund(order, onClose)
  const typed = minorOf(amountOf(state.watchText('amount')))
  const labels = {
    amount: t('orders:admin.amount', { currency }),
    refundTo: t('orders:ways.label'),
    reason: t('administration:accounts.reason'),
  }
  return (
    <DialogForm
      heading={t('orders:admin.refundHeading', { id })}
      text={t('orders:admin.refundText', { paid: sum(order.sumPaid), refunded: sum(order.partRefunded) })}
      submit={t('orders:admin.refund')}
      isDangerous
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={labels} level={3} />
      <TextField
        state={state}
        name="amount"
        label={labels.amount}
        input={{ inputMode: 'decimal', autoComplete: 'off' }}
      />
      <RefundTarget
        state={state}
        label={labels.refundTo}
        targets={targetsOf(order, typed > 0 ? typed : Number.POSITIVE_INFINITY)}
        currency={currency}
      />
      <TextAreaField
        state={state}
        name="reason"
        label={labels.reason}
        hint={t('administration:accounts.reasonHint')}
        rows={2}
      />
    </DialogForm>
  )
}

/** Returns the number that a text states: «1 500,50». */
const amountOf = (text: string) => Number(text.replace(',', '.').replace(/\s/g, ''))

function useRefund({ id, version, orderCurrency }: Order, onDone: () => void) {
  const { formats } = useWords()
  const { client } = useApp()
  const changed = useOrderChanged()
  const keyOf = useActionKey()
  return useFormState({
    id: `refund-${id}`,
    schema: RefundInput,
    defaultValues: { amount: '', refundTo: 'card', reason: '' },
    toInput: ({ amount, refundTo, reason }) => ({
      refundTo,
      ...(amount && { amount: amountOf(amount) }),
      ...(reason && { reason }),
    }),
    check: ({ amount, reason }) => [
      ...(amount ? [] : [{ path: 'amount', reason: 'required' } as const]),
      ...(reason ? [] : [{ path: 'reason', reason: 'required' } as const]),
    ],
    async send(body) {
      const after = await client.orders.refund({ params: { id }, body }, { key: keyOf({ body, version }) })
      const sum = moneyText(body.amount ?? 0, orderCurrency, formats)
      changed(after, (speak) => ({ text: speak('orders:admin.refundDone', { sum }) }))
      onDone()
    },
  })
}
