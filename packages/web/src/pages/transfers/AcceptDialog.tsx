import { TransferAcceptance, type TransferOffer } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { focusOn, useSettled } from '../../features/custody/use-custody.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { CheckboxField } from '../../infrastructure/forms/CheckboxField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

/** Confirms taking over a profile; a guardian consents for a child. */
export function AcceptDialog({
  offer: { id, isMinor },
  name,
  onClose,
}: {
  readonly offer: TransferOffer
  readonly name: string
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client } = useApp()
  const settled = useSettled()
  const state = useFormState({
    id: `accept-${id}`,
    schema: TransferAcceptance,
    defaultValues: { guardianConsent: false },
    check: ({ guardianConsent }) =>
      isMinor && !guardianConsent
        ? [{ path: 'guardianConsent', reason: 'guardian_consent_required' } as const]
        : [],
    async send(body) {
      await client.swimmers.acceptTransfer({ params: { id }, body })
      // The token tells how many swimmers the account has: where it cannot be renewed now, it will be.
      await client.session.refresh().catch(() => undefined)
      settled((speak) => ({ text: speak('custody:transfers.accepted', { name }) }), {
        list: 'transfers',
        isGone: (offer) => offer.id === id,
      })
      focusOn('received')
    },
  })
  const label = t('custody:transfers.guardianConsent')
  return (
    <Dialog heading={t('custody:transfers.acceptNamed', { name })} onClose={onClose}>
      {(close) => (
        <form className="form" noValidate onSubmit={state.onSubmit}>
          <p>{t('custody:transfers.acceptText')}</p>
          <ErrorSummary state={state} labels={{ guardianConsent: label }} level={3} />
          {isMinor && <CheckboxField state={state} name="guardianConsent" label={label} />}
          <p className="buttons">
            <Button type="submit" kind="primary" isBusy={state.isSending}>
              {t('custody:transfers.accept')}
            </Button>
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </form>
      )}
    </Dialog>
  )
}
