import { OrderUpdate } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { amountProblem, typedAmount } from '../../../features/registration/basket/basket.ts'
import { useRenewed } from '../../../features/registration/basket/use-renewed.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../../infrastructure/forms/SubmitLine.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../../infrastructure/forms/use-form-state.ts'
import type { OrderProps } from './PayStep.tsx'

/** Adds a coupon or a donation to an unpaid order, which is then re-priced. */
export function OrderExtras({ order, reload }: OrderProps) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const renewed = useRenewed()
  const [first] = order.orderContent
  const donation = order.orderContent.reduce((sum, { donationAmount }) => sum + donationAmount, 0)
  const state = useFormState({
    id: `order-${order.id}`,
    schema: OrderUpdate,
    defaultValues: { coupon: order.coupon ?? '', donation: donation ? String(donation) : '' },
    toInput: (values) => ({
      coupon: values.coupon.trim() || null,
      ...(first && {
        orderContent: order.orderContent.map(({ entryId }) => ({
          entryId,
          donationAmount: entryId === first.entryId ? (typedAmount(values.donation) ?? 0) : 0,
        })),
      }),
    }),
    check: ({ donation: typed }) => {
      const problem = amountProblem(typed)
      return problem ? [{ path: 'donation', ...problem }] : []
    },
    async send(body) {
      await client.orders.update({ params: { id: order.id }, body })
      renewed()
      reload()
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('register:pay.extrasSaved') }) },
        'message',
      )
    },
  })
  const labels = {
    coupon: t('register:check.couponLabel'),
    donation: t('register:check.donationLabel'),
  }
  return (
    <details className="register-card" open={state.failedAttempts > 0 || undefined}>
      <summary>{t('register:check.extras')}</summary>
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={labels} level={3} />
        <TextField
          state={state}
          name="coupon"
          label={labels.coupon}
          input={{ autoComplete: 'off', spellCheck: false, maxLength: 40 }}
        />
        <TextField
          state={state}
          name="donation"
          label={labels.donation}
          hint={t('register:check.donationHint')}
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
        />
        <SubmitLine state={state}>{t('register:pay.extrasSave')}</SubmitLine>
      </form>
    </details>
  )
}
