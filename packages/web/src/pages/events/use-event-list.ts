import type { EventCard } from '@polynya/contract'
import { useRef } from 'react'
import type { EventsPage } from '../../api/queries.ts'
import type { Snapshot } from '../../api/query-cache.ts'
import { useQueries } from '../../api/use-query.ts'
import { useApp } from '../../app/app-context.ts'
import { type EventsSearch, MAX_PAGES } from './event-filters.ts'
import { pageNumbers } from './page-numbers.ts'

export interface EventList {
  /** Of the pages that are there without a gap; null before the first one. */
  readonly events: readonly EventCard[] | null
  readonly total: number
  /** Why a page of those that should be shown is not there. */
  readonly error: unknown
  readonly isLoading: boolean
}

/** The events that an address asks for. While other filters load, the list shows what it showed. */
export function useEventList(search: EventsSearch): EventList {
  const { queries } = useApp()
  const pages = useQueries(pageNumbers(search.page).map((page) => queries.eventsPage(search, page)))
  const list = joinPages(pages)
  const last = useRef(list)
  if (list.events || list.error !== undefined) last.current = list
  return list.events || list.error !== undefined ? list : { ...last.current, isLoading: list.isLoading }
}

/** Pages as one list; an event that moved to a later page while they were read is listed once. */
export function joinPages(pages: readonly Snapshot<EventsPage>[]): EventList {
  const gap = pages.findIndex(({ data }) => data === undefined)
  const there = (gap < 0 ? pages : pages.slice(0, gap)).flatMap(({ data }) => data ?? [])
  const events = new Map(there.flatMap((page) => page.events).map((event) => [event.id, event]))
  return {
    events: there.length > 0 ? [...events.values()] : null,
    total: there.at(-1)?.total ?? 0,
    error: gap < 0 ? undefined : pages[gap]?.error,
    isLoading: pages.some(({ isLoading }) => isLoading),
  }
}

export interface NextPage {
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** Loads it; whether it is there then. */
  readonly load: () => Promise<boolean>
}

/** The page after the last one that is shown. */
export function useNextPage(search: EventsSearch): NextPage {
  const { cache, queries } = useApp()
  const query = queries.eventsPage(search, Math.min((search.page ?? 1) + 1, MAX_PAGES))
  const { isLoading, error } = cache.read(query)
  return {
    isLoading,
    hasFailed: error !== undefined,
    async load() {
      await cache.prepare(query)
      return cache.read(query).data !== undefined
    },
  }
}
