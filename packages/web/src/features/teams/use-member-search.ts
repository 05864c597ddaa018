import type { SwimmerCard } from '@polynya/contract'
import { isRegistrySearch } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Minimum length of a search text. */
export const SEARCH_FROM = 4
/** Debounce delay of the search. */
const QUIET_MS = 400
const MOST = 8

/** State of the search for the swimmer of a stage. */
export interface MemberSearch {
  readonly stageId: number
  /** Null while the search runs. */
  readonly swimmers: readonly SwimmerCard[] | null
  readonly hasFailed: boolean
}

/** Searches swimmers by registry ID or last name while the user types into the field of a stage. */
export function useMemberSearch() {
  const { client } = useApp()
  const [search, setSearch] = useState<MemberSearch | null>(null)
  const stop = useRef(() => undefined as unknown)
  useEffect(() => () => stop.current() as undefined, [])

  async function find(text: string, signal: AbortSignal): Promise<readonly SwimmerCard[]> {
    if (!isRegistrySearch(text)) {
      return (await client.swimmers.all({ query: { lastName: text, limit: MOST } }, { signal })).swimmers
    }
    const call = { params: { key: text.toUpperCase() }, query: { limit: MOST } }
    return (await client.swimmers.idlist(call, { signal })).swimmers
  }

  function type(stageId: number, typed: string) {
    close()
    const text = typed.trim()
    if (text.length < SEARCH_FROM) return
    const controller = new AbortController()
    const settle = (found: Omit<MemberSearch, 'stageId'>) =>
      controller.signal.aborted || setSearch({ stageId, ...found })
    const timer = setTimeout(() => {
      settle({ swimmers: null, hasFailed: false })
      find(text, controller.signal).then(
        (swimmers) => settle({ swimmers, hasFailed: false }),
        (error) => settle({ swimmers: [], hasFailed: !(isApiError(error) && error.status === 404) }),
      )
    }, QUIET_MS)
    stop.current = () => {
      clearTimeout(timer)
      controller.abort()
    }
  }

  function close() {
    stop.current()
    setSearch(null)
  }

  return { search, type, close }
}
