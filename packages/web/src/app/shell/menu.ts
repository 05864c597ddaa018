import type { User } from '@polynya/contract'
import type { Original } from '@polynya/i18n'
import { ADMIN_PAGES } from '../../infrastructure/addresses/admin-pages.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'

type Who = User | null

/** A key of the menu's words under `shell:navigation`. */
type MenuText = keyof Original['shell']['navigation']

export interface MenuEntry {
  readonly text: MenuText
  readonly href: string
  /** Users who see it; all users by default. The server checks access. */
  readonly for?: (user: Who) => boolean
}

/** Entries behind a button; a single entry is shown without one. */
export interface MenuGroup {
  readonly text: MenuText
  readonly entries: readonly MenuEntry[]
}

const signedIn = (user: Who) => user !== null
const administers = (user: Who) => user?.isAdmin === 1
const superAdministrates = (user: Who) => user?.isSuperAdmin === 1
/** Of everything: rights limited to a region do not open what belongs to none. */
const administersAll = (user: Who) => administers(user) && user?.regions === null
const superAdministratesAll = (user: Who) => user?.isSuperAdmin === 1 && user.regions === null
/** Administrators find the tests among their tools, for which their menu has room. */
const judges = (user: Who) => user?.isRsf === 1 && !administers(user)
const editsBaseResults = (user: Who) => user?.canEditBaseResults === true
const recordsResults = (user: Who) => user?.canRecordResults === true
const editsJudgeQuestions = (user: Who) => user?.canEditJudgeQuestions === true
const visitor = (user: Who) => user === null

/** The main menu: what exists, in its order, and whom it is for. */
export const MENU: readonly (MenuEntry | MenuGroup)[] = [
  { text: 'home', href: paths.home },
  { text: 'events', href: paths.events },
  {
    text: 'swimmers',
    entries: [
      { text: 'mySwimmers', href: paths.swimmersOf('my'), for: signedIn },
      { text: 'allSwimmers', href: paths.swimmersOf('all'), for: signedIn },
      { text: 'allSwimmers', href: paths.swimmers, for: visitor },
      { text: 'createSwimmer', href: paths.createSwimmer, for: signedIn },
      { text: 'transfers', href: paths.transfers, for: signedIn },
    ],
  },
  {
    text: 'results',
    entries: [
      { text: 'rankings', href: paths.rankings },
      { text: 'records', href: paths.records },
      { text: 'medals', href: paths.medals },
      { text: 'series', href: paths.series },
      { text: 'rankNorms', href: paths.rankNorms },
      { text: 'convertScores', href: paths.convertScores },
    ],
  },
  { text: 'judgeTests', href: paths.judgeTests, for: judges },
  {
    text: 'admin',
    entries: [
      { text: 'eventsCrud', href: paths.eventsCrud, for: superAdministrates },
      { text: 'orders', href: paths.orders, for: administers },
      { text: 'judgeTests', href: paths.judgeTests, for: administers },
      { text: 'resultsDesks', href: paths.resultsDesks, for: recordsResults },
      { text: 'judgeStatistics', href: paths.judgeStatistics, for: administers },
      { text: 'judgeQuestions', href: paths.judgeQuestions, for: editsJudgeQuestions },
      { text: 'baseResults', href: paths.editBaseResults, for: editsBaseResults },
      { text: 'changes', href: paths.adminChanges, for: administers },
      { text: 'duplicates', href: paths.adminDuplicates, for: administers },
      { text: 'consistency', href: paths.admin('consistency'), for: administersAll },
      ...ADMIN_PAGES.map((text) => ({ text, href: paths.admin(text), for: superAdministratesAll })),
      { text: 'status', href: paths.admin('status'), for: superAdministratesAll },
    ],
  },
]

/** Menu of the current user. */
export const menuFor = (user: Who, menu = MENU): (MenuEntry | MenuGroup)[] =>
  menu.flatMap((item): (MenuEntry | MenuGroup)[] => {
    const { text, entries } = 'entries' in item ? item : { text: item.text, entries: [item] }
    const own = entries.filter((entry) => entry.for?.(user) ?? true)
    return own.length > 1 ? [{ text, entries: own }] : own
  })

/** Address of the search for swimmers: among all of them for an account without own swimmers. */
export const findSwimmer = (user: Who) =>
  `${user?.numOfSwimmers === 0 ? paths.swimmersOf('all') : paths.swimmers}#find`

/** Whether a page belongs to an entry of the menu; an entry with a query is of its pages with that query. */
export function isUnder(address: string, href: string): boolean {
  const [pathname = ''] = address.split(/[?#]/)
  const [path = '', query = ''] = href.split('?')
  const isBelow = path !== paths.home && pathname.startsWith(`${path}/`)
  return (pathname === path || isBelow) && address.includes(query)
}
