import { ChangeRefusal } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { focusOn, useSettled } from '../../features/custody/use-custody.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextAreaField } from '../../infrastructure/forms/TextAreaField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

/** Requires the reason that is sent to the owner. */
export function RefuseDialog({
  id,
  name,
  onClose,
}: {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}) {
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
    <DialogForm
      heading={t('custody:changes.refuseNamed', { name })}
      submit={t('custody:changes.refuse')}
      isDangerous
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={{ reason: label }} level={3} />
      <TextAreaField state={state} name="reason" label={label} hint={t('custody:changes.refuseHint')} />
    </DialogForm>
  )
}
