import type { SwimmerCard } from '@polynya/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  readSwimmersSearch,
  type SwimmersSearch,
  swimmersAddress,
} from '../../features/swimmers/swimmer-filters.ts'
import { swimmersList } from '../../features/swimmers/swimmer-queries.ts'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { type PageList, prepareList, usePageList } from '../../infrastructure/lists/page-list.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

/** The list that an address requests. */
export const listOf = ({ client }: Pick<App, 'client'>, { page: _, ...search }: SwimmersSearch) =>
  swimmersList(client, { ...search, scope: search.scope ?? 'all' })

/** Whether a list is of the caller's own swimmers although there is no caller. */
const needsAccount = ({ client }: Pick<App, 'client'>, { scope, id }: SwimmersSearch) =>
  scope === 'my' && !id && client.session.user === null

/** Loads the pages that an address requests; nothing if a visitor requests own swimmers. */
export const prepareSwimmers = async (app: Pick<App, 'client' | 'queryClient'>, search: SwimmersSearch) =>
  needsAccount(app, search) ? undefined : prepareList(app.queryClient, listOf(app, search), search.page)

/** Returns what the address requests and a function that requests another list. */
export function useSwimmersSearch() {
  const { notifications, ...app } = useApp()
  const navigate = useNavigate()
  const search = readSwimmersSearch(useSearch({ strict: false }))

  /** Shows another list from its first page and announces its length; typing adds no history entries. */
  async function show({ page, ...wanted }: SwimmersSearch, isTyped = false) {
    await navigate({ href: swimmersAddress(wanted), replace: isTyped, resetScroll: false })
    const [first] = (await prepareSwimmers(app, wanted))?.pages ?? []
    if (first) notifications.announce((t) => t('swimmerPages:list.found', { count: first.total }))
  }

  return { search, show }
}

/** Swimmers that the address requests. */
export function useSwimmerList(search: SwimmersSearch): PageList<SwimmerCard> {
  const app = useApp()
  useUser()
  return usePageList(listOf(app, search), {
    pages: search.page ?? 1,
    rowsOf: ({ swimmers }) => swimmers,
    isEnabled: !needsAccount(app, search),
  })
}
