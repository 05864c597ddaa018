import { useNavigate, useSearch } from '@tanstack/react-router'
import { type EventsSearch, readEventsSearch } from '../../features/events/event-filters.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { listAddress } from '../../infrastructure/lists/list-address.ts'

/** What the address says of the list, and how to have it say something else. */
export function useEventsSearch() {
  const navigate = useNavigate()
  const search = readEventsSearch(useSearch({ strict: false }))
  const show = (wanted: EventsSearch, replace = false) =>
    navigate({ href: listAddress(paths.events, wanted), replace, resetScroll: false })
  return { search, show }
}
