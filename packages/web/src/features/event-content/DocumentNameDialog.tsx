import { type Document, EventDocInput } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

/** Names a document for readers of English; without a name they see the name of the file. */
export function DocumentNameDialog({
  eventId,
  document: { file, name, nameEn },
  onAttempt,
  onClose,
}: {
  readonly eventId: number
  readonly document: Document
  readonly onAttempt: () => Promise<void>
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client } = useApp()
  const state = useFormState<{ nameEn: string }, EventDocInput>({
    id: `document-name-${file}`,
    schema: EventDocInput,
    defaultValues: { nameEn: nameEn ?? '' },
    toInput: (values) => ({ nameEn: values.nameEn.trim() || null }),
    async send(body) {
      try {
        await client.events.updateDoc({ params: { id: eventId, file }, body })
      } finally {
        await onAttempt()
      }
      onClose()
    },
  })
  const label = t('eventContent:documents.nameEn')
  return (
    <DialogForm
      heading={t('eventContent:documents.nameEnOf', { name })}
      text={t('eventContent:documents.nameEnText')}
      submit={t('eventContent:documents.saveName')}
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={{ nameEn: label }} level={3} />
      <TextField state={state} name="nameEn" label={label} input={{ lang: 'en', autoComplete: 'off' }} />
    </DialogForm>
  )
}
