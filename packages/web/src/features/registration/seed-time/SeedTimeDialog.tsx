import { type Entry, SeedTimeInput } from '@polynya/contract'
import { formatRaceTime, parseTypedRaceTime } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'
import { DialogForm } from '../../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../../infrastructure/forms/ErrorSummary.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../../infrastructure/forms/use-form-state.ts'
import { applyChange } from '../../../infrastructure/queries/query-client.ts'
import { distanceText } from '../../orders/order-text.ts'

/** Changes the declared time of an entry, showing the time that will be stored. */
export function SeedTimeDialog({
  entry,
  name,
  onClose,
}: {
  readonly entry: Entry
  readonly name: string
  readonly onClose: () => void
}) {
  const { t, formats } = useWords()
  const state = useSeedTimeForm(entry, onClose)
  const typed = state.watchText('seedTime')
  const timeCs = parseTypedRaceTime(typed)
  const labels = { seedTime: t('seedTimes:label') }
  const about = t('seedTimes:of', { distance: distanceText(entry, t), name })
  const until = entry.changeUntil && t('seedTimes:until', { until: momentText(entry.changeUntil, formats) })
  return (
    <DialogForm
      heading={t('seedTimes:heading')}
      text={[about, until].filter(Boolean).join(' ')}
      submit={t('seedTimes:save')}
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={labels} level={3} />
      <TextField
        state={state}
        name="seedTime"
        label={labels.seedTime}
        hint={t('seedTimes:hint')}
        input={{ autoComplete: 'off', size: 9 }}
      />
      <p role="status" className="field-hint">
        {timeCs !== null && t('seedTimes:understood', { time: formatRaceTime(timeCs) })}
        {typed.trim() === '' && t('seedTimes:none')}
      </p>
    </DialogForm>
  )
}

function useSeedTimeForm(entry: Entry, onDone: () => void) {
  const { t } = useWords()
  const { client, notifications } = useApp()
  const changed = useSeedTimeChanged(entry.eventId)
  return useFormState({
    id: `seed-time-${entry.id}`,
    schema: SeedTimeInput,
    defaultValues: { seedTime: entry.seedTime ?? '' },
    toInput: ({ seedTime }) => ({ entryId: entry.id, seedTime: timeText(seedTime) }),
    async send(body) {
      await client.orders.updatePrestartlist({
        params: { id: entry.orderId ?? 0 },
        body: { entries: [body] },
      })
      changed()
      const distance = distanceText(entry, t)
      const say = (speak: typeof t) => ({ text: speak('seedTimes:done', { distance }) })
      notifications.tell({ tone: 'good', say }, 'message')
      onDone()
    },
  })
}

/** Returns a typed time as the API expects it; null if the field is empty. */
function timeText(typed: string): string | null {
  if (typed.trim() === '') return null
  const timeCs = parseTypedRaceTime(typed)
  return timeCs === null ? typed : formatRaceTime(timeCs)
}

/** Revalidates the answers that show declared times of an event. */
function useSeedTimeChanged(eventId: number) {
  const { queryClient } = useApp()
  return () => {
    const { orders, register, lists, registrations, teams } = keys
    const stale = [orders.all, register.all, lists.of(eventId)]
    for (const key of [...stale, registrations.of(eventId), teams.all]) applyChange(queryClient, key)
  }
}
