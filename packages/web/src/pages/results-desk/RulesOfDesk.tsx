import type { Desk } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Whether each result of the event has to be entered twice. */
export function RulesOfDesk({ desk: { event, secondEntry } }: { readonly desk: Desk }) {
  const words = useWords()
  const { client, queryClient } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function change(required: boolean) {
    setBusy(true)
    setProblem(undefined)
    try {
      await client.results.setRules({ params: { eventId: event.id }, body: { secondEntry: required } })
      await queryClient.invalidateQueries({ queryKey: keys.results.of(event.id) })
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }

  return (
    <p>
      <label className="tick">
        <input
          type="checkbox"
          checked={secondEntry}
          disabled={isBusy}
          onChange={({ target }) => void change(target.checked)}
        />
        <span>{words.t('results:desk.second')}</span>
      </label>
      <span role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </span>
    </p>
  )
}
