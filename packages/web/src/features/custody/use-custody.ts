import type { CandidatePair, ChangeRequest, TransferOffer } from '@polynya/contract'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'

type SayDone = Parameters<App['notifications']['tell']>[0]['say']

/** Lists with requests that can be settled, and their rows. */
interface Lists {
  readonly changes: ChangeRequest
  readonly candidates: CandidatePair
  readonly transfers: TransferOffer
}

interface Settled<List extends keyof Lists> {
  readonly list: List
  /** The rows that it settles. */
  readonly isGone: (row: Lists[List]) => boolean
}

/**
 * Returns the handler of a settled custody request: removes it from its list, revalidates the answers that
 * may have changed and announces the result.
 */
export function useSettled() {
  const { queryClient, notifications } = useApp()
  return <List extends keyof Lists>(say: SayDone, settled?: Settled<List>) => {
    if (settled) {
      queryClient.setQueriesData<object>(
        { queryKey: keys.custody.list(settled.list) },
        (answer) => answer && without(answer, settled.isGone as (row: never) => boolean),
      )
    }
    for (const changed of [keys.custody.all, keys.swimmers.all]) applyChange(queryClient, changed)
    notifications.tell({ tone: 'good', say }, 'message')
  }
}

/** An answer without some of the rows of its lists. */
function without(answer: object, isGone: (row: never) => boolean): object {
  const entries = Object.entries(answer)
  const left = entries.map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((row) => !isGone(row as never)) : value,
  ])
  const lengthOf = (lists: readonly (readonly unknown[])[]) =>
    lists.reduce((sum, [, value]) => sum + (Array.isArray(value) ? value.length : 0), 0)
  const rest = Object.fromEntries(left)
  return 'total' in rest ? { ...rest, total: rest.total - (lengthOf(entries) - lengthOf(left)) } : rest
}

/** Gives the focus to a heading whose list has lost what was settled. */
export const focusOn = (id: string) => setTimeout(() => document.getElementById(id)?.focus())
