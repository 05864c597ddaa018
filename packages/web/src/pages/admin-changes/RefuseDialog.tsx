import { ChangeRefusal } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useApp } from '../../app/app-context.ts'
import { focusOn, useSettled } from '../../custody/use-custody.ts'
import { Dialog } from '../../dialogs/Dialog.tsx'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { TextAreaField } from '../../forms/TextAreaField.tsx'
import { useFormState } from '../../forms/use-form-state.ts'

interface Props {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

/** Asks for the reason that the owner is told. */
export function RefuseDialog({ id, name, onClose }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const settled = useSettled()
  const state = useFormState({
    id: `refuse-${id}`,
    schema: ChangeRefusal,
    defaultValues: { reason: '' },
    async send(body) {
      await client.swimmers.refuseChange({ params: { id }, body })
      settled((speak) => ({ text: speak('custody:changes.refused') }), {
        list: 'changes',
        isGone: (request) => request.id === id,
      })
      focusOn('requests')
    },
  })
  const label = t('custody:changes.refuseReason')
  return (
    <Dialog heading={t('custody:changes.refuseNamed', { name })} onClose={onClose}>
      {(close) => (
        <form className="form" noValidate onSubmit={state.onSubmit}>
          <ErrorSummary state={state} labels={{ reason: label }} level={3} />
          <TextAreaField state={state} name="reason" label={label} hint={t('custody:changes.refuseHint')} />
          <p className="buttons">
            <span className="danger">
              <Button type="submit" isBusy={state.isSending}>
                {t('custody:changes.refuse')}
              </Button>
            </span>
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </form>
      )}
    </Dialog>
  )
}
