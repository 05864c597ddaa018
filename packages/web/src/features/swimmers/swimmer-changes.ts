/**
 * Applies this page's changes of swimmers to every cached answer that shows them: lists and profiles are
 * correct at once and are revalidated in the background.
 */

import type { Swimmer } from '@polynya/contract'
import type { App } from '../../infrastructure/context/app-context.ts'
import { listKey, ownProfileKey, type SwimmersPage } from './swimmer-queries.ts'

type Changed = Pick<App, 'cache' | 'client' | 'queries'>

/** A profile was created: it is the first row of lists sorted by newest. */
export function swimmerCreated(app: Changed, swimmer: Swimmer) {
  const isFirstIn = listsThatStartWith(swimmer)
  changeSwimmer(app, swimmer, (page, key) => {
    if (!isFirstIn(key)) return page
    const total = page.total + 1
    return key.endsWith(':1') ? { swimmers: [swimmer, ...page.swimmers], total } : { ...page, total }
  })
  countAgain(app)
}

/** A profile was changed or confirmed: it takes the place of what was shown of it. */
export function swimmerUpdated(app: Changed, swimmer: Swimmer) {
  changeSwimmer(app, swimmer, (page) => replaced(page, swimmer))
}

/** A profile was taken over by this account. */
export function swimmerClaimed(app: Changed, swimmer: Swimmer) {
  swimmerUpdated(app, swimmer)
  countAgain(app)
}

/** A profile was unlinked from this account: it remains in the list of all, but not in the account's own. */
export function swimmerReleased(app: Changed, swimmer: Swimmer) {
  changeSwimmer(app, swimmer, (page, key) =>
    key.startsWith('swimmers.my:') ? without(page, swimmer) : replaced(page, swimmer),
  )
  countAgain(app)
}

/** A profile was deleted: the lists do without it, and there is no such page any more. */
export function swimmerRemoved(app: Changed, swimmer: Pick<Swimmer, 'id' | 'iwsaid'>) {
  changeSwimmer(app, { ...swimmer, isGone: true }, (page) => without(page, swimmer))
  countAgain(app)
}

type ChangedSwimmer = Swimmer | (Pick<Swimmer, 'id' | 'iwsaid'> & { readonly isGone: true })

function changeSwimmer(
  { cache, queries }: Changed,
  swimmer: ChangedSwimmer,
  edit: (page: SwimmersPage, key: string) => SwimmersPage,
) {
  const profiles = [queries.swimmer(swimmer.iwsaid).key, ownProfileKey(swimmer.id)]
  cache.change('swimmers.', (answer, key) => {
    if (profiles.includes(key)) return 'isGone' in swimmer ? undefined : swimmer
    return isPage(answer) ? edit(answer, key) : answer
  })
}

/** Whether a list, identified by its page name, shows new swimmers first. */
function listsThatStartWith({ i_status }: Swimmer) {
  const lists = [listKey({ scope: 'my' }), ...(i_status === 1 ? [listKey({ scope: 'all' })] : [])]
  return (key: string) => lists.some((list) => key.startsWith(list))
}

const replaced = (page: SwimmersPage, swimmer: Swimmer): SwimmersPage => ({
  ...page,
  swimmers: page.swimmers.map((each) => (each.id === swimmer.id ? swimmer : each)),
})

function without(page: SwimmersPage, { id }: Pick<Swimmer, 'id'>): SwimmersPage {
  const swimmers = page.swimmers.filter((each) => each.id !== id)
  return { swimmers, total: page.total - (page.swimmers.length - swimmers.length) }
}

const isPage = (answer: unknown): answer is SwimmersPage =>
  typeof answer === 'object' && answer !== null && 'swimmers' in answer && 'total' in answer

/** A new access token holds the present number of swimmers; if the refresh fails, the next one will. */
const countAgain = ({ client }: Changed) => void client.session.refresh().catch(() => undefined)
