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

/** Their cached answers. */
interface Answers {
  readonly changes: Page & { readonly changes: readonly ChangeRequest[] }
  readonly candidates: Page & { readonly pairs: readonly CandidatePair[] }
  readonly transfers: Readonly<Record<'offered' | 'received', readonly TransferOffer[]>>
}

interface Page {
  readonly total: number
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
      queryClient.setQueriesData<Answers[List]>(
        { queryKey: keys.custody.list(settled.list) },
        (answer) => answer && WITHOUT[settled.list](answer, settled.isGone),
      )
    }
    for (const changed of [keys.custody.all, keys.swimmers.all]) applyChange(queryClient, changed)
    notifications.tell({ tone: 'good', say }, 'message')
  }
}

type Without<List extends keyof Lists> = (
  answer: Answers[List],
  isGone: Settled<List>['isGone'],
) => Answers[List]

/** Remove the settled rows from an answer, and count them out of its total. */
const WITHOUT: { readonly [List in keyof Lists]: Without<List> } = {
  changes: ({ changes, total }, isGone) => {
    const left = changes.filter((row) => !isGone(row))
    return { changes: left, total: total - (changes.length - left.length) }
  },
  candidates: ({ pairs, total }, isGone) => {
    const left = pairs.filter((row) => !isGone(row))
    return { pairs: left, total: total - (pairs.length - left.length) }
  },
  transfers: ({ offered, received }, isGone) => ({
    offered: offered.filter((row) => !isGone(row)),
    received: received.filter((row) => !isGone(row)),
  }),
}

/** Gives the focus to a heading whose list has lost what was settled. */
export const focusOn = (id: string) => setTimeout(() => document.getElementById(id)?.focus())
