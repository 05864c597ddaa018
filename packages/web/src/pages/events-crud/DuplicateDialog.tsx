import { type EventCard, EventDuplicate } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { useEventMade } from './use-event-made.ts'

/** Dialog with the name and the first day of a copy. */
export function DuplicateDialog({
  event,
  onClose,
}: {
  readonly event: EventCard
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const edit = useEventMade()
  const state = useFormState({
    id: `copy-${event.id}`,
    schema: EventDuplicate,
    defaultValues: { name: event.name, nameEn: event.nameEn ?? '', startDate: '' },
    async send(body) {
      const copy = await client.events.duplicate({
        params: { id: event.id },
        body: { nameEn: null, ...body },
      })
      await edit(copy)
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('eventEditor:duplicate.done') }) },
        'message',
      )
    },
  })
  const labels = {
    name: t('eventEditor:fields.name'),
    nameEn: t('eventEditor:fields.nameEn'),
    startDate: t('eventEditor:duplicate.startDate'),
  }
  const field = (name: keyof typeof labels) => ({ state, name, label: labels[name] }) as const
  return (
    <DialogForm
      heading={t('eventEditor:duplicate.heading')}
      text={t('eventEditor:duplicate.text')}
      submit={t('eventEditor:duplicate.submit')}
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={labels} level={3} />
      <TextField {...field('name')} input={{ autoComplete: 'off' }} />
      <TextField {...field('nameEn')} input={{ autoComplete: 'off' }} />
      <TextField
        {...field('startDate')}
        hint={t('eventEditor:duplicate.startDateHint')}
        input={{ type: 'date' }}
      />
    </DialogForm>
  )
}
