import { useNavigate, useSearch } from '@tanstack/react-router'
import { listAddress } from '../../lists/list-address.ts'
import { paths } from '../../paths.ts'
import { type EventsSearch, readEventsSearch } from './event-filters.ts'

/** What the address says of the list, and how to have it say something else. */
export function useEventsSearch() {
  const navigate = useNavigate()
  const search = readEventsSearch(useSearch({ strict: false }))
  const show = (wanted: EventsSearch, replace = false) =>
    navigate({ href: listAddress(paths.events, wanted), replace, resetScroll: false })
  return { search, show }
}
