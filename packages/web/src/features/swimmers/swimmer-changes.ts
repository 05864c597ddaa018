/**
 * Applies this page's changes of swimmers to every cached answer that shows them: lists and profiles are
 * correct at once and are revalidated in the background.
 */

import type { Swimmer } from '@polynya/contract'
import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import type { App } from '../../infrastructure/context/app-context.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'
import { listKey, type SwimmersPage } from './swimmer-queries.ts'

type Changed = Pick<App, 'queryClient' | 'client'>
type SwimmersPages = InfiniteData<SwimmersPage, number>

/** A profile was created: it is the first row of the lists sorted by newest. */
export function swimmerCreated(app: Changed, swimmer: Swimmer) {
  for (const scope of swimmer.i_status === 1 ? (['my', 'all'] as const) : (['my'] as const)) {
    app.queryClient.setQueryData<SwimmersPages>(
      listKey({ scope }),
      editPages(({ swimmers, total }, index) => ({
        swimmers: index === 0 ? [swimmer, ...swimmers] : swimmers,
        total: total + 1,
      })),
    )
  }
  profileChanged(app, swimmer)
  countAgain(app)
}

/** A profile was changed or confirmed: the lists and its page show it as it is now. */
export function swimmerUpdated({ queryClient, client }: Changed, swimmer: Swimmer) {
  const isThis = ({ id }: Pick<Swimmer, 'id'>) => id === swimmer.id
  const replaced = ({ swimmers, total }: SwimmersPage) => ({
    swimmers: swimmers.map((each) => (isThis(each) ? swimmer : each)),
    total,
  })
  queryClient.setQueriesData<SwimmersPages>({ queryKey: keys.swimmers.lists }, editPages(replaced))
  queryClient.setQueryData<SwimmersPage>(keys.swimmers.ofAccount, (page) => page && replaced(page))
  profileChanged({ queryClient, client }, swimmer)
}

/** A profile was taken over by this account. */
export function swimmerClaimed(app: Changed, swimmer: Swimmer) {
  swimmerUpdated(app, swimmer)
  countAgain(app)
}

/** A profile was unlinked from this account: it remains in the list of all, but not in the account's own. */
export function swimmerReleased(app: Changed, swimmer: Swimmer) {
  leaveOut(app, keys.swimmers.listsOf('my'), swimmer)
  swimmerUpdated(app, swimmer)
  countAgain(app)
}

/** A profile was deleted: the lists do without it, and its page is no longer cached. */
export function swimmerRemoved(app: Changed, swimmer: Pick<Swimmer, 'id' | 'iwsaid'>) {
  leaveOut(app, keys.swimmers.lists, swimmer)
  app.queryClient.removeQueries({ queryKey: keys.swimmers.profile(swimmer.iwsaid) })
  app.queryClient.removeQueries({ queryKey: keys.swimmers.own(swimmer.id) })
  applyChange(app.queryClient, keys.swimmers.all)
  countAgain(app)
}

/** Shows a profile as it is now on its pages, and revalidates all answers about swimmers. */
function profileChanged({ queryClient }: Changed, swimmer: Swimmer) {
  for (const key of [keys.swimmers.profile(swimmer.iwsaid), keys.swimmers.own(swimmer.id)]) {
    queryClient.setQueryData<Swimmer>(key, (known) => known && swimmer)
  }
  applyChange(queryClient, keys.swimmers.all)
}

/** Removes a swimmer from the lists with a key prefix and from the swimmers that the account may enter. */
function leaveOut({ queryClient }: Changed, queryKey: QueryKey, { id }: Pick<Swimmer, 'id'>) {
  const without = ({ swimmers, total }: SwimmersPage) => ({
    swimmers: swimmers.filter((each) => each.id !== id),
    total: total - swimmers.filter((each) => each.id === id).length,
  })
  queryClient.setQueriesData<SwimmersPages>({ queryKey }, editPages(without))
  queryClient.setQueryData<SwimmersPage>(keys.swimmers.ofAccount, (page) => page && without(page))
}

const editPages =
  (edit: (page: SwimmersPage, index: number) => SwimmersPage) =>
  (data: SwimmersPages | undefined): SwimmersPages | undefined =>
    data && { ...data, pages: data.pages.map(edit) }

/** A new access token holds the present number of swimmers; if the refresh fails, the next one will. */
const countAgain = ({ client }: Changed) => void client.session.refresh().catch(() => undefined)
