import { type Entry, EntryCancel, type Order, type RefundQuote } from '@polynya/contract'
import { registrationCan } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { useActionKey, useOrderChanged } from '../../features/orders/order-changes.ts'
import { moneyText } from '../../features/orders/order-text.ts'
import { refundQuoteQuery } from '../../features/orders/refund-queries.ts'
import { targetsOfQuote } from '../../features/orders/refund-targets.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextAreaField } from '../../infrastructure/forms/TextAreaField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useAdministers } from '../../infrastructure/session/administers.ts'
import { RefundNotice } from './RefundNotice.tsx'
import { RefundTarget } from './RefundTarget.tsx'

interface Props {
  readonly order: Order
  readonly entry: Entry
  readonly heading: string
  readonly onClose: () => void
}

/**
 * Shows the refund of cancelling a distance and requires confirmation; the payer chooses how to be refunded.
 */
export function CancelEntry({ heading, onClose, ...of }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const isClosed = useIsClosed(of)
  return (
    <Dialog heading={heading} onClose={onClose}>
      {(close) =>
        isClosed ? (
          <>
            <p>{t('messages:orders.noRefundAfterClose')}</p>
            <p className="buttons dialog-buttons">
              <Button onClick={close}>{t('close')}</Button>
            </p>
          </>
        ) : (
          <Loaded query={refundQuoteQuery(client, addressOf(of))} failed={t('orders:cancel.failed')} rows={2}>
            {(quote) => <CancelForm {...of} quote={quote} close={close} />}
          </Loaded>
        )
      }
    </Dialog>
  )
}

/** Whether a cancellation is no longer refunded; if that is unknown, the server checks it. */
function useIsClosed({ order, entry }: Pick<Props, 'order' | 'entry'>): boolean {
  const { data } = useQuery(useApp().queries.event(order.eventId))
  const administers = useAdministers()
  if (!data || administers || entry.state !== 'confirmed') return false
  return !registrationCan[data.registration.state].cancelWithRefund
}

interface FormProps extends Omit<Props, 'heading' | 'onClose'> {
  readonly quote: RefundQuote
  readonly close: () => void
}

function CancelForm({ order, quote, close, entry }: FormProps) {
  const { t, formats } = useWords()
  const administers = useAdministers()
  const { state, isClosed } = useCancelling({ order, quote, close, entry })
  const labels = { refundTo: t('orders:ways.label'), reason: t('administration:accounts.reason') }
  const sum = moneyText(quote.amount, quote.currency, formats)
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <RefundNotice entry={entry} quote={quote} />
      <ErrorSummary state={state} labels={labels} level={3}>
        {isClosed && <p>{t('messages:orders.noRefundAfterClose')}</p>}
      </ErrorSummary>
      <RefundTarget
        state={state}
        label={labels.refundTo}
        targets={targetsOfQuote(quote)}
        currency={quote.currency}
      />
      {administers && (
        <TextAreaField
          state={state}
          name="reason"
          label={labels.reason}
          hint={t('administration:accounts.reasonHint')}
          rows={2}
        />
      )}
      <p className="buttons">
        <span className="danger">
          <Button type="submit" isBusy={state.isSending}>
            {quote.amount > 0 ? t('orders:cancel.submit', { sum }) : t('orders:cancel.submitPlain')}
          </Button>
        </span>
        <Button onClick={close}>{t('orders:remove.keep')}</Button>
      </p>
    </form>
  )
}

/** How calls name an entry: with its order. */
const addressOf = ({ order, entry }: Pick<Props, 'order' | 'entry'>) => ({ id: order.id, entryId: entry.id })

function useCancelling({ order, quote, close, entry }: FormProps) {
  const { formats } = useWords()
  const { client, queryClient } = useApp()
  const administers = useAdministers()
  const changed = useOrderChanged()
  const keyOf = useActionKey()
  const { amount, currency } = quote
  const params = addressOf({ order, entry })
  const state = useFormState({
    id: `cancel-${entry.id}`,
    schema: EntryCancel,
    defaultValues: { refundTo: 'card', reason: '' },
    toInput: ({ refundTo, reason }) => ({ amount, refundTo, ...(reason && { reason }) }),
    check: ({ reason }) => (administers && !reason ? [{ path: 'reason', reason: 'required' } as const] : []),
    async send(body) {
      const key = keyOf({ body, version: order.version })
      const after = await client.orders.cancelEntry({ params, body }, { key }).catch((error) => {
        // Another amount than the one that was shown: the new one takes its place.
        if (isRefused(error, 'refund_changed'))
          void queryClient.invalidateQueries(refundQuoteQuery(client, params))
        throw error
      })
      const sum = moneyText(amount, currency, formats)
      changed(after, (speak) => ({
        text: amount > 0 ? speak('orders:cancel.doneRefund', { sum }) : speak('orders:cancel.done'),
      }))
      close()
      // The button that opened the dialog is removed when the entry's state changes.
      setTimeout(() => document.getElementById('payment')?.focus())
    },
  })
  return { state, isClosed: isRefused(state.failure, 'registration_closed') }
}

const isRefused = (error: unknown, reason: string) => isApiError(error) && error.reason === reason
