import { isApiError } from '@polynya/sdk/light'
import { useState } from 'react'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { applyChange } from '../../../infrastructure/queries/query-client.ts'
import { startListHeadsQuery, startListsQuery } from '../lists-queries.ts'

/** What a change says once it is done. */
type Done =
  | 'seeded'
  | 'published'
  | 'unpublished'
  | 'locked'
  | 'unlocked'
  | 'placedLate'
  | 'savedStart'
  | 'moved'
  | 'reordered'
  | 'merged'
  | 'separated'
  | 'scratchedNow'
  | 'restored'

export interface ListChange {
  /** Whether one is under way. */
  readonly isBusy: boolean
  /** What the last one failed with. */
  readonly error: unknown
  /** Runs a read-only call; returns undefined if it fails. */
  readonly look: <T>(ask: () => Promise<T>) => Promise<T | undefined>
  /** Makes a change; tells whether it went through. */
  readonly make: (change: () => Promise<unknown>, done: Done) => Promise<boolean>
}

/** Changes of start lists, one at a time: each re-fetches the shown list, even after a refusal as stale. */
export function useListChange(eventId: number, distanceId: number | null): ListChange {
  const { client, queryClient, notifications } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  async function renew() {
    const own = distanceId === null ? [] : [startListsQuery(client, eventId, distanceId)]
    await Promise.all(
      [startListHeadsQuery(client, eventId), ...own].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
    // Other parts of the page, such as the public lists, are revalidated in the background.
    applyChange(queryClient, keys.lists.of(eventId))
  }

  async function look<T>(ask: () => Promise<T>): Promise<T | undefined> {
    setBusy(true)
    setError(undefined)
    try {
      return await ask()
    } catch (problem) {
      setError(problem)
      if (isApiError(problem) && problem.status) await renew()
      return undefined
    } finally {
      setBusy(false)
    }
  }

  async function make(change: () => Promise<unknown>, done: Done) {
    const isDone = await look(async () => {
      await change()
      await renew()
      return true
    })
    if (!isDone) return false
    notifications.tell({ tone: 'good', say: (t) => ({ text: t(`startLists:manage.${done}`) }) }, 'message')
    return true
  }

  return { isBusy, error, look, make }
}
