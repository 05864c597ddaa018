import { type BaseYear, BaseYearActivation } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

/** Makes a year the one that points are calculated from. */
export function ActivateDialog({
  year: { year, version },
  onActivated,
  onClose,
}: {
  readonly year: BaseYear
  readonly onActivated: () => void
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client } = useApp()
  const state = useFormState({
    id: 'activate-base-year',
    schema: BaseYearActivation,
    defaultValues: { activeFrom: useToday() },
    async send(body) {
      await client.baseResults.activate({ params: { year }, body }, { ifMatch: version })
      onActivated()
      onClose()
    },
  })
  const label = t('points:edit.activateFrom')
  return (
    <DialogForm
      heading={t('points:active', { year: String(year) })}
      text={t('points:edit.activateText')}
      submit={t('points:edit.activate')}
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={{ activeFrom: label }} level={3} />
      <TextField state={state} name="activeFrom" label={label} input={{ type: 'date' }} />
    </DialogForm>
  )
}
