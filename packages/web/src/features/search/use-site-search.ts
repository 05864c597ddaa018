import type { SearchResults } from '@polynya/contract'
import { useEffect, useRef, useState } from 'react'
import { isUnreachable } from '../../infrastructure/api/unreachable.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Minimum length of a search. */
const SEARCH_FROM = 2
/** A search is sent once the text has not changed for this long. */
const QUIET_MS = 200

/** State of the search for a text; `none` without one. */
export type SiteSearch =
  | { readonly state: 'none' | 'loading' | 'failed' | 'offline' }
  | { readonly state: 'found'; readonly results: SearchResults }

const NONE = { state: 'none' } as const

/** Searches the site as the user types; a newer text aborts the search for an older one. */
export function useSiteSearch() {
  const { client } = useApp()
  const [search, setSearch] = useState<SiteSearch>(NONE)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function find(typed: string) {
    stop.current?.()
    const q = typed.trim()
    if (q.length < SEARCH_FROM) return setSearch(NONE)
    setSearch({ state: 'loading' })
    const controller = new AbortController()
    const { signal } = controller
    const settle = (found: SiteSearch) => signal.aborted || setSearch(found)
    const timer = setTimeout(() => {
      client.search.find({ query: { q } }, { signal }).then(
        (results) => settle({ state: 'found', results }),
        (error) => settle({ state: isUnreachable(error) ? 'offline' : 'failed' }),
      )
    }, QUIET_MS)
    stop.current = () => {
      clearTimeout(timer)
      controller.abort()
    }
  }

  return { search, find }
}
