import type { EventRegistration } from '@polynya/contract'
import { swimmerName, useWords } from '@polynya/ui'
import { useRef, useState } from 'react'
import {
  type RegistrationsAnswer,
  withRegistration,
} from '../../features/registration/registrations-query.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'

export interface CheckIn {
  readonly change: (row: EventRegistration, checkedIn: boolean) => Promise<void>
  /** Whose change is under way. */
  readonly busyId: number | null
  /** Whose change failed, and why. */
  readonly problem: { readonly id: number; readonly error: unknown } | null
}

/** Checks a swimmer in, or reverts a check-in; shown at once, and reverted if the server refuses. */
export function useCheckIn(eventId: number, onDone: () => void): CheckIn {
  const { language } = useWords()
  const { client, queryClient, notifications, clock } = useApp()
  const [busyId, setBusyId] = useState<number | null>(null)
  const [problem, setProblem] = useState<CheckIn['problem']>(null)
  /** Ends with the last change; the next one is sent after it. */
  const lastSent = useRef(Promise.resolve())
  const queryKey = keys.registrations.lists(eventId)

  function show(row: EventRegistration) {
    queryClient.setQueriesData<RegistrationsAnswer>(
      { queryKey },
      (answer) => answer && withRegistration(answer, row),
    )
  }

  async function send(row: EventRegistration, checkedIn: boolean) {
    try {
      const params = { id: eventId, registrationId: row.id }
      show(await client.events.checkIn({ params, body: { checkedIn } }))
      const name = swimmerName(row, language).main.text
      notifications.announce((t) => t(`registrations:desk.${checkedIn ? 'done' : 'undone'}`, { name }))
      onDone()
    } catch (error) {
      show(row)
      setProblem({ id: row.id, error })
    }
  }

  async function change(row: EventRegistration, checkedIn: boolean) {
    setBusyId(row.id)
    setProblem(null)
    // An answer requested before the change must not overwrite it.
    void queryClient.cancelQueries({ queryKey })
    show({ ...row, checkedInAt: checkedIn ? clock().toISOString() : null })
    const sent = lastSent.current.then(() => send(row, checkedIn))
    lastSent.current = sent
    await sent
    if (lastSent.current !== sent) return
    applyChange(queryClient, keys.registrations.of(eventId))
    setBusyId(null)
  }

  return { change, busyId, problem }
}
