import type { SwimmerCard } from '@polynya/contract'
import { isRegistrySearch } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { inEitherLayout } from '../../infrastructure/lists/either-layout.ts'
import type { Page } from '../../infrastructure/lists/page-list.ts'

/** Minimum length of a search. */
const SEARCH_FROM = 4
/** A search is sent once the text has not changed for this long. */
const QUIET_MS = 400
const MOST = 8

/** State of a search for a swimmer. */
export interface SwimmerSearch {
  /** Null while loading. */
  readonly swimmers: SwimmerCard[] | null
  readonly hasFailed: boolean
}

interface Found extends Page {
  readonly swimmers: SwimmerCard[]
}

function noneIfNotFound(error: unknown): Found {
  if (isApiError(error) && error.status === 404) return { swimmers: [], total: 0 }
  throw error
}

/** Searches swimmers as the user types: by registry ID, or by name, in either keyboard layout. */
export function useSwimmerSearch() {
  const { client } = useApp()
  const [last, setLast] = useState<SwimmerSearch | null>(null)
  const [isOpen, setOpen] = useState(false)
  const running = useRef<() => void>(undefined)
  useEffect(() => () => running.current?.(), [])

  async function swimmersLike(text: string, signal: AbortSignal): Promise<Found> {
    if (!isRegistrySearch(text))
      return client.swimmers.all({ query: { name: text, limit: MOST } }, { signal })
    const call = { params: { key: text.toUpperCase() }, query: { limit: MOST } }
    return client.swimmers.idlist(call, { signal }).catch(noneIfNotFound)
  }

  function find(typed: string) {
    close()
    setLast(null)
    const text = typed.trim()
    if (text.length < SEARCH_FROM) return
    const controller = new AbortController()
    const settle = (found: SwimmerSearch) => {
      if (controller.signal.aborted) return
      setLast(found)
      setOpen(true)
    }
    const timer = setTimeout(() => {
      settle({ swimmers: null, hasFailed: false })
      inEitherLayout(text, (like = text) => swimmersLike(like, controller.signal)).then(
        ({ swimmers }) => settle({ swimmers, hasFailed: false }),
        () => settle({ swimmers: [], hasFailed: true }),
      )
    }, QUIET_MS)
    running.current = () => {
      clearTimeout(timer)
      controller.abort()
    }
  }

  function close() {
    running.current?.()
    setOpen(false)
  }

  return {
    /** Null once it is closed. */
    search: isOpen ? last : null,
    /** The swimmers that were found last, also while the list is closed. */
    items: last?.swimmers ?? [],
    isOpen: isOpen && Boolean(last?.swimmers?.length),
    find,
    close,
    /** Shows what was found last. */
    reopen: () => setOpen(last?.swimmers != null),
  }
}
