import type { SwimmerCard } from '@polynya/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  readSwimmersSearch,
  type SwimmerFilters,
  type SwimmersSearch,
  swimmersAddress,
} from '../../features/swimmers/swimmer-filters.ts'
import { swimmersPage } from '../../features/swimmers/swimmer-queries.ts'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import type { PageList } from '../../infrastructure/lists/join-pages.ts'
import { pageNumbers } from '../../infrastructure/lists/page-numbers.ts'
import { usePageList } from '../../infrastructure/lists/use-page-list.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

/** Queries for the pages that an address requests; none if a visitor requests own swimmers. */
export function pagesOf({ client }: Pick<App, 'client'>, { page, ...search }: SwimmersSearch) {
  const filters: SwimmerFilters = { ...search, scope: search.scope ?? 'all' }
  const lacksAccount = filters.scope === 'my' && !filters.id && client.session.user === null
  return lacksAccount ? [] : pageNumbers(page).map((number) => swimmersPage(client, filters, number))
}

/** What the address says, and how to say something else. */
export function useSwimmersSearch() {
  const { cache, notifications, ...app } = useApp()
  const navigate = useNavigate()
  const search = readSwimmersSearch(useSearch({ strict: false }))

  /** Shows another list, from its first page, and says how many are in it; what is typed leaves no trail of its letters. */
  async function show({ page, ...wanted }: SwimmersSearch, isTyped = false) {
    await navigate({ href: swimmersAddress(wanted), replace: isTyped, resetScroll: false })
    const [first] = pagesOf(app, wanted)
    if (!first) return
    await cache.prepare(first)
    const { data } = cache.read(first)
    if (data) notifications.announce((t) => t('swimmerPages:list.found', { count: data.total }))
  }

  return { search, show }
}

/** Swimmers that the address requests. */
export function useSwimmerList(search: SwimmersSearch): PageList<SwimmerCard> {
  const app = useApp()
  useUser()
  return usePageList(pagesOf(app, search), ({ swimmers, total }) => ({ rows: swimmers, total }))
}
