import type { BaseResults } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { useState } from 'react'
import { baseResultsChanged } from '../../features/points/base-results-changed.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { type changesOf, type Draft, draftOf, isSameDraft, rebasedDraft } from './base-results-draft.ts'

interface State {
  readonly saved: Draft
  readonly version: number
  readonly draft: Draft
  /** Whether another account has changed the year since its values were typed. */
  readonly isRebased: boolean
}

const stateOf = ({ results, version }: BaseResults): State => ({
  saved: draftOf(results),
  version,
  draft: draftOf(results),
  isRebased: false,
})

/** The same input over a newer version of the year. */
function rebase({ saved, draft, isRebased }: State, table: BaseResults): State {
  const fresh = stateOf(table)
  const isOther = !isSameDraft(saved, fresh.saved) && !isSameDraft(saved, draft)
  return { ...fresh, draft: rebasedDraft(draft, saved, fresh.saved), isRebased: isRebased || isOther }
}

/** The saved values, the edited ones, and sending their difference. A newer version replaces the saved values alone. */
export function useBaseResults(table: BaseResults) {
  const { client, queryClient, notifications } = useApp()
  const [state, setState] = useState(() => stateOf(table))
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const { year } = table
  if (table.version > state.version) {
    setState(rebase(state, table))
    setProblem(null)
  }

  async function save(results: ReturnType<typeof changesOf>) {
    if (results.length === 0 || isSending) return
    setSending(true)
    setProblem(null)
    try {
      const call = { params: { year }, body: { results } }
      const after = await client.baseResults.update(call, { ifMatch: state.version })
      setState(stateOf(after))
      queryClient.setQueryData(keys.baseResults.year(year), after)
      void baseResultsChanged(queryClient, year)
      notifications.tell({ tone: 'good', say: (speak) => ({ text: speak('points:edit.saved') }) }, 'message')
    } catch (error) {
      setProblem(error)
      if (isApiError(error) && error.reason === 'stale') await baseResultsChanged(queryClient, year)
    } finally {
      setSending(false)
    }
  }
  const setDraft = (draft: Draft) =>
    setState((last) => ({ ...last, draft, isRebased: last.isRebased && !isSameDraft(draft, last.saved) }))
  return { ...state, setDraft, save, isSending, problem }
}
