import { type EventImport, type FieldIssue, type Invitation, isLenexFile } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { readEventFile } from './event-file.ts'
import { useEventMade } from './use-event-made.ts'

interface Problem {
  readonly text: string
  readonly issues: readonly FieldIssue[]
}

/** What a file of another program has. */
interface FoundInvitation {
  readonly fileName: string
  readonly found: Invitation
}

/** Creates an event from a file; one of another program is shown first. */
export function useEventImport() {
  const words = useWords()
  const { client, notifications } = useApp()
  const openEvent = useEventMade()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [invitation, setInvitation] = useState<FoundInvitation | null>(null)

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      const issues = isApiError(error) ? (error.issues ?? []) : []
      setProblem({ text: failureText(error, words).advice, issues })
    } finally {
      setBusy(false)
    }
  }

  async function create(body: EventImport) {
    await openEvent(await client.events.importEvent({ body }))
    notifications.tell(
      { tone: 'good', say: (speak) => ({ text: speak('eventEditor:import.done') }) },
      'message',
    )
  }

  async function read(file: File) {
    setInvitation(null)
    if (isLenexFile(new Uint8Array(await file.arrayBuffer()))) {
      const found = await client.exchange.readInvitation({ body: { file } })
      return setInvitation({ fileName: file.name, found })
    }
    const body = readEventFile(await file.text())
    if (!body) return setProblem({ text: words.t('eventEditor:import.unreadable'), issues: [] })
    await create(body)
  }

  return {
    ...{ isBusy, problem, invitation },
    load: (file: File) => attempt(() => read(file)),
    create: (body: EventImport) => attempt(() => create(body)),
  }
}
