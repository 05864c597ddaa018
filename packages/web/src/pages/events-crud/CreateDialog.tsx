import { EventCreate } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useApp } from '../../app/app-context.ts'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { DialogForm } from './DialogForm.tsx'
import { useEventMade } from './use-event-made.ts'

/** Asks for the name of a new event; the rest is filled in in its editor. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const { client } = useApp()
  const edit = useEventMade()
  const state = useFormState({
    id: 'new-event',
    schema: EventCreate,
    defaultValues: { name: '', nameEn: '' },
    startsAnew: true,
    async send({ name, nameEn = null }) {
      await edit(await client.events.create({ body: { name, nameEn } }))
    },
  })
  const labels = { name: t('eventEditor:fields.name'), nameEn: t('eventEditor:fields.nameEn') }
  return (
    <DialogForm
      heading={t('eventEditor:create.heading')}
      text={t('eventEditor:create.text')}
      submit={t('eventEditor:create.submit')}
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={labels} level={3} />
      <TextField state={state} name="name" label={labels.name} input={{ autoComplete: 'off' }} />
      <TextField state={state} name="nameEn" label={labels.nameEn} input={{ autoComplete: 'off' }} />
    </DialogForm>
  )
}
