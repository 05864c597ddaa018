import { WithReason } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextAreaField } from '../../infrastructure/forms/TextAreaField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

interface Props {
  readonly heading: string
  /** Consequence of the action. */
  readonly text: string
  /** Additional note. */
  readonly children?: ReactNode
  readonly submit: string
  readonly send: (body: { readonly reason: string }) => Promise<void>
  readonly onClose: () => void
}

/** Asks why before something that the audit keeps with its reason. */
export function ReasonDialog({ heading, onClose, ...form }: Props) {
  return (
    <Dialog heading={heading} onClose={onClose}>
      {(close) => <ReasonForm {...form} close={close} />}
    </Dialog>
  )
}

function ReasonForm({
  text,
  children,
  submit,
  send,
  close,
}: Omit<Props, 'heading' | 'onClose'> & {
  readonly close: () => void
}) {
  const { t } = useWords()
  const state = useFormState({
    id: 'reason',
    schema: WithReason,
    defaultValues: { reason: '' },
    async send(body) {
      await send(body)
      close()
    },
  })
  const label = t('administration:accounts.reason')
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <p>{text}</p>
      {children}
      <ErrorSummary state={state} labels={{ reason: label }} level={3} />
      <TextAreaField
        state={state}
        name="reason"
        label={label}
        hint={t('administration:accounts.reasonHint')}
        rows={3}
      />
      <p className="buttons">
        <span className="danger">
          <Button type="submit" isBusy={state.isSending}>
            {submit}
          </Button>
        </span>
        <Button onClick={close}>{t('cancel')}</Button>
      </p>
    </form>
  )
}
