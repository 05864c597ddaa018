import { BaseYearCreation } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

/** Adds a year: empty, or as a copy. */
export function NewYearDialog({
  suggested,
  copyOf,
  onCreated,
  onClose,
}: {
  readonly suggested: number
  readonly copyOf: number | undefined
  readonly onCreated: (year: number) => void
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client } = useApp()
  const state = useFormState({
    id: 'new-base-year',
    schema: BaseYearCreation,
    defaultValues: { year: suggested > 1 ? String(suggested) : '' },
    toInput: ({ year }: { year: string }) => ({
      year: Number(year),
      ...(copyOf !== undefined && { copyOf }),
    }),
    async send(body) {
      const { year } = await client.baseResults.create({ body })
      onCreated(year)
      onClose()
    },
  })
  const label = t('points:edit.newYear')
  const isCopy = copyOf !== undefined
  return (
    <DialogForm
      heading={t(isCopy ? 'points:edit.copy' : 'points:edit.create')}
      text={t(isCopy ? 'points:edit.copyText' : 'points:edit.createText')}
      submit={t(isCopy ? 'points:edit.copy' : 'points:edit.create')}
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={{ year: label }} level={3} />
      <TextField
        state={state}
        name="year"
        label={label}
        input={{ inputMode: 'numeric', autoComplete: 'off' }}
      />
    </DialogForm>
  )
}
