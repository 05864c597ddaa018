import { PAGE_SIZE } from '@polynya/domain'
import { useQueries } from '@tanstack/react-query'
import { entrantCounts } from '../../features/events/events-query.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Returns the numbers of entrants of listed events; queried page by page, so that further pages repeat none. */
export function useEntrantCounts(events: readonly { readonly id: number }[]): ReadonlyMap<number, number> {
  const { client } = useApp()
  const pages = Array.from({ length: Math.ceil(events.length / PAGE_SIZE.events) }, (_, page) =>
    events.slice(page * PAGE_SIZE.events, (page + 1) * PAGE_SIZE.events).map(({ id }) => id),
  )
  const found = useQueries({ queries: pages.map((ids) => entrantCounts(client, ids)) })
  return new Map(
    found.flatMap(({ data }) => (data ?? []).map(({ eventId, totalSwimmers }) => [eventId, totalSwimmers])),
  )
}
