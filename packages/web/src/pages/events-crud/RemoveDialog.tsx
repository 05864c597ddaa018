import { type EventCard, EventUpdate } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { eventsChanged } from '../../features/events/events-changed.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

/** The heading of the list. */
export const LIST_HEADING = 'events-heading'

const asTyped = (name: string) => name.trim().replaceAll('\xa0', ' ')

/** Dialog that requires the name of the event before it is deleted permanently. */
export function RemoveDialog({
  event,
  onClose,
}: {
  readonly event: EventCard
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client, queryClient, notifications } = useApp()
  const state = useFormState({
    id: `remove-${event.id}`,
    schema: EventUpdate,
    defaultValues: { name: '' },
    check: ({ name }: { name: string }) =>
      asTyped(name) === asTyped(event.name)
        ? []
        : [{ path: 'name', reason: name ? 'name_differs' : 'required' }],
    async send() {
      await client.events.remove({ params: { id: event.id } })
      eventsChanged(queryClient)
      onClose()
      // The button that opened the dialog is removed with its event.
      setTimeout(() => document.getElementById(LIST_HEADING)?.focus())
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('eventEditor:remove.done') }) },
        'message',
      )
    },
  })
  const label = t('eventEditor:remove.label')
  return (
    <DialogForm
      heading={t('eventEditor:remove.heading')}
      text={t('eventEditor:remove.text')}
      submit={t('eventEditor:remove.submit')}
      isDangerous
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={{ name: label }} level={3} />
      <TextField
        state={state}
        name="name"
        label={label}
        hint={t('eventEditor:remove.confirmName', { name: event.name })}
        input={{ autoComplete: 'off', spellCheck: false }}
      />
    </DialogForm>
  )
}
