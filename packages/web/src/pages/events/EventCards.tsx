import { EventCard, LoadMore } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useApp } from '../../app/app-context.ts'
import { EventWater } from '../../app/EventWater.tsx'
import { paths } from '../../paths.ts'
import { type EventList, useNextPage } from './use-event-list.ts'

const route = getRouteApi(paths.events)

/** The events found, with the button for the next page: its first event takes the focus. */
export function EventCards({ list }: { readonly list: EventList }) {
  const events = list.events ?? []
  const { cards, next, loadMore } = useLoadMore(list)
  return (
    <>
      <ul className="event-list" ref={cards} aria-busy={list.isLoading}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard
              event={event}
              href={paths.viewEvent(event.id)}
              headingLevel={2}
              backdrop={<EventWater id={event.id} />}
            />
          </li>
        ))}
      </ul>
      <LoadMore
        shown={events.length}
        total={list.total}
        isLoading={next.isLoading}
        hasFailed={next.hasFailed || list.error !== undefined}
        onMore={loadMore}
      />
    </>
  )
}

/** Loads the next page, puts it into the address, and then leads to its first event. */
function useLoadMore(list: EventList) {
  const { cache, notifications } = useApp()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const next = useNextPage(search)
  const cards = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  const shown = list.events?.length ?? 0

  async function loadMore() {
    if (list.error !== undefined) return cache.refresh()
    if (!(await next.load())) return
    firstNew.current = shown
    const page = (search.page ?? 1) + 1
    await navigate({ search: { ...search, page }, replace: true, resetScroll: false })
  }

  useEffect(() => {
    const first = firstNew.current
    if (first === null || shown <= first) return
    firstNew.current = null
    cards.current?.children[first]?.querySelector('a')?.focus()
    notifications.announce((t) => t('events:list.loaded', { count: shown - first }))
  }, [shown, notifications])

  return { cards, next, loadMore }
}
