import type { ManageTab } from './manage-tabs.ts'

/** The addresses of the pages. */
export const paths = {
  home: '/',
  events: '/events',
  process: '/process',
  terms: '/terms',
  privacy: '/privacy',
  /** The generator of snippets for other sites. */
  widgets: '/widgets',
  viewEvent: (id: number) => `/view-event/${id}`,
  /** The results of an event with those of a swimmer highlighted. */
  swimmerResults: (id: number, iwsaid: string) => `/view-event/${id}/${iwsaid}?tab=results`,
  swimmers: '/swimmers',
  /** @param scope whose: without it the list is the one that was looked at last */
  swimmersOf: (scope: 'my' | 'all') => `/swimmers?scope=${scope}`,
  viewSwimmer: <Id extends string>(iwsaid: Id) => `/view-swimmer/${iwsaid}` as const,
  createSwimmer: '/create-swimmer',
  register: '/register',
  /** @param token the secret of an invitation link */
  joinTeam: (token: string) => `/join-team?${new URLSearchParams({ token })}`,
  /** @param code the secret of a timing link */
  time: (code: string) => `/time/${code}`,
  live: (id: number) => `/view-event/${id}/live`,
  hall: (id: number) => `/hall/${id}`,
  transfers: '/transfers',
  adminChanges: '/admin/changes',
  adminDuplicates: '/admin/duplicates',
  editSwimmer: (id: number) => `/edit-swimmer/${id}`,
  changeSwimmer: (id: number) => `/edit-swimmer/${id}/change`,
  /** @param next the requested page; @param why the reason why it requires a sign-in */
  login: (next?: string, why?: SignInReason) => `/user/login${wanting(next, why && { why })}`,
  /** @param next the requested page, stored until the account is activated */
  signup: (next?: string) => `/user/signup${wanting(next)}`,
  welcome: '/user/welcome',
  forgot: '/user/forgot',
  settings: '/user/settings',
  orders: '/orders',
  order: (id: number) => `/orders/${id}`,
  admin: <Page extends string>(page: Page) => `/admin/${page}` as const,
  judgeTests: '/judge-tests',
  viewJudgeTest: (id: number) => `/view-judge-test/${id}`,
  judgeActivity: (userId: number) => `/judge-activity/${userId}`,
  judgeQuestions: '/admin/judge-questions',
  judgeStatistics: '/admin/judge-statistics',
  rankings: '/rankings',
  records: '/records',
  medals: '/medals',
  series: '/series',
  rankNorms: '/rank-norms',
  seriesOf: (id: number) => `/series/${id}`,
  checkDocument: '/check',
  check: (code: string) => `/check/${code}`,
  convertScores: '/service/convert-scores',
  editBaseResults: '/edit-base-results',
  eventsCrud: '/events-crud',
  resultsDesks: '/results-desks',
  resultsDesk: (id: number) => `/view-event/${id}/desk`,
  manageEvent: (id: number, tab: ManageTab = 'overview') =>
    `/view-event/${id}/manage${tab === 'overview' ? '' : `/${tab}`}`,
  enterOnSpot: (id: number) => `/view-event/${id}/manage/desk/entry`,
} as const

const wanting = (next: string | undefined, more?: Readonly<Record<string, string>>) =>
  next ? `?${new URLSearchParams({ next, ...more })}` : ''

/** Reason for a sign-in: the page requires it, or the session has expired. */
export type SignInReason = 'required' | 'ended'
