import { EventStateInput, type EventStateWork, type EventView, type FieldIssue } from '@polynya/contract'
import type { EventState } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ChoiceField } from '../../infrastructure/forms/ChoiceField.tsx'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextAreaField } from '../../infrastructure/forms/TextAreaField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

const REFUND_WAYS = ['none', 'card', 'credit'] as const

interface Values {
  refundTo: (typeof REFUND_WAYS)[number]
  noteRu: string
  noteEn: string
  name: string
  entrants: string
}

const asTyped = (name: string) => name.trim().replaceAll('\xa0', ' ')

/** Asks twice, by the name of the event and by how many it concerns: the mails cannot be called back. */
export function StateDialog({
  event,
  state: becomes,
  work,
  onClose,
  onDone,
}: {
  readonly event: Pick<EventView, 'id' | 'name'>
  readonly state: EventState
  readonly work: EventStateWork
  readonly onClose: () => void
  readonly onDone: () => Promise<void>
}) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const { entrants, paidOrders, paidByHand } = work
  const state = useFormState<Values, EventStateInput>({
    id: `state-${event.id}`,
    schema: EventStateInput,
    defaultValues: { refundTo: 'none', noteRu: '', noteEn: '', name: '', entrants: '' },
    toInput: ({ refundTo, noteRu, noteEn, ...typed }) => ({
      state: becomes,
      name: event.name,
      entrants: entrants === 0 ? 0 : Number(typed.entrants),
      ...(refundTo !== 'none' && { refundTo }),
      noteRu: noteRu.trim() || null,
      noteEn: noteEn.trim() || null,
    }),
    check: ({ name, ...typed }) => [
      ...nameIssues(name, event.name),
      ...countIssues(typed.entrants, entrants),
    ],
    async send(body) {
      await client.events.setState({ params: { id: event.id }, body })
      await onDone()
      onClose()
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('entrants:state.done') }) },
        'message',
      )
    },
  })
  const labels = {
    refundTo: t('entrants:state.refund'),
    noteRu: t('entrants:state.noteRu'),
    noteEn: t('entrants:state.noteEn'),
    name: t('entrants:state.name'),
    entrants: t('entrants:state.confirmCount'),
  }
  const hasNote = becomes !== 'planned' || entrants > 0
  const field = (name: keyof Values) => ({ state, name, label: labels[name] }) as const
  return (
    <DialogForm
      heading={t(`entrants:state.headings.${becomes}`)}
      text={
        entrants === 0 ? t('entrants:state.noEntries') : t('entrants:state.concerns', { count: entrants })
      }
      submit={t(`entrants:state.change.${becomes}`)}
      isDangerous={becomes === 'calledOff'}
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={labels} level={3} title={t('entrants:state.failed')} />
      {becomes === 'calledOff' && <p>{t('entrants:state.ends')}</p>}
      {becomes === 'calledOff' && paidOrders > 0 && (
        <ChoiceField
          {...field('refundTo')}
          type="radio"
          hint={t('entrants:state.paid', { count: paidOrders })}
          choices={REFUND_WAYS.map((way) => ({
            value: way,
            text: t(`entrants:state.refundWays.${way}`),
            ...(way === 'card' &&
              paidByHand > 0 && { note: t('entrants:state.byHand', { count: paidByHand }) }),
          }))}
        />
      )}
      {hasNote && <TextAreaField {...field('noteRu')} rows={3} />}
      {hasNote && <TextAreaField {...field('noteEn')} rows={3} />}
      <TextField
        {...field('name')}
        hint={t('entrants:state.confirmName', { name: event.name })}
        input={{ autoComplete: 'off', spellCheck: false }}
      />
      {entrants > 0 && (
        <TextField {...field('entrants')} input={{ inputMode: 'numeric', autoComplete: 'off' }} />
      )}
    </DialogForm>
  )
}

function nameIssues(typed: string, name: string): FieldIssue[] {
  if (asTyped(typed) === asTyped(name)) return []
  return [{ path: 'name', reason: typed ? 'name_differs' : 'required' }]
}

function countIssues(typed: string, count: number): FieldIssue[] {
  if (count === 0 || Number(typed) === count) return []
  if (typed.trim() === '') return [{ path: 'entrants', reason: 'required' }]
  return [{ path: 'entrants', reason: Number(typed) < count ? 'too_small' : 'too_large', limit: count }]
}
