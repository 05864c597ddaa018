import { EventCreate } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useRegions } from '../../features/places/use-regions.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { useEventMade } from './use-event-made.ts'

/**
 * Dialog with the name of a new event, and its region for users whose rights are limited to regions; its other fields
 * are filled in in the editor.
 */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const { client } = useApp()
  const edit = useEventMade()
  const own = useUser()?.regions ?? []
  const regions = useRegions().filter(({ value }) => own.includes(value))
  const state = useFormState({
    id: 'new-event',
    schema: EventCreate,
    defaultValues: { name: '', nameEn: '', region: own[0] ?? '' },
    resets: true,
    async send(body) {
      await edit(await client.events.create({ body }))
    },
  })
  const labels = {
    name: t('eventEditor:fields.name'),
    nameEn: t('eventEditor:fields.nameEn'),
    region: t('eventEditor:fields.region'),
  }
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
      {own.length > 0 && <SelectField state={state} name="region" label={labels.region} options={regions} />}
    </DialogForm>
  )
}
