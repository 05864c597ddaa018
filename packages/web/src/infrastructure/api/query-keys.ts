/**
 * Keys of all cached answers. A key starts with the group of its answer; what a change makes stale is revalidated by
 * the prefix of a group (`all`) or by one key.
 */

import type { DiplomaKind, TeamRef } from '@polynya/domain'
import { formatTeamId } from '@polynya/domain'
import type { QueryKey } from '@tanstack/react-query'

const key = (...parts: readonly unknown[]): QueryKey => parts

export const keys = {
  /** A chunk of code with its texts. */
  code: (name: string) => key('code', name),
  site: {
    current: key('site', 'current'),
    countries: key('site', 'countries'),
    regions: (country: string) => key('site', 'regions', country),
    text: (name: string, language: string) => key('site', 'text', name, language),
    textVersions: (name: string) => key('site', 'textVersions', name),
    textVersion: (name: string, version: number) => key('site', 'textVersion', name, version),
    settings: key('site', 'settings'),
    widgets: key('site', 'widgets'),
  },
  user: {
    settings: key('user', 'settings'),
    sessions: key('user', 'sessions'),
    tokens: key('user', 'tokens'),
  },
  events: {
    all: key('events'),
    featured: key('events', 'featured'),
    upcoming: key('events', 'upcoming'),
    facets: key('events', 'facets'),
    entrantCounts: (ids: readonly number[]) => key('events', 'entrantCounts', ...ids),
    list: (filters: object) => key('events', 'list', filters),
    adminList: (query: object) => key('events', 'adminList', query),
    view: (id: number) => key('events', 'view', id),
    documents: (id: number) => key('events', 'documents', id),
    state: (id: number) => key('events', 'state', id),
    money: (id: number) => key('events', 'money', id),
    messages: (id: number) => key('events', 'messages', id),
    coupons: (id: number) => key('events', 'coupons', id),
    near: (id: number, version: number) => key('events', 'near', id, version),
  },
  eventWarnings: (id: number, version: number) => key('eventWarnings', id, version),
  swimmers: {
    all: key('swimmers'),
    featured: key('swimmers', 'featured'),
    statistics: key('swimmers', 'statistics'),
    lists: key('swimmers', 'list'),
    listsOf: (scope: string) => key('swimmers', 'list', scope),
    list: (scope: string, filters: object) => key('swimmers', 'list', scope, filters),
    /** The swimmers that the account may enter. */
    ofAccount: key('swimmers', 'ofAccount'),
    /** A profile by registry ID, as the public sees it. */
    profile: (iwsaid: string) => key('swimmers', 'profile', iwsaid),
    /** A profile by its number, as its owner opens it. */
    own: (id: number) => key('swimmers', 'own', id),
    canEdit: (id: number) => key('swimmers', 'canEdit', id),
    document: (id: number) => key('swimmers', 'document', id),
  },
  admissions: {
    of: (swimmerId: number) => key('admissions', swimmerId),
    inEvent: (swimmerId: number, eventId: number | null) => key('admissions', swimmerId, eventId),
  },
  custody: {
    all: key('custody'),
    own: key('custody', 'own'),
    profile: (id: number) => key('custody', 'profile', id),
    lastChange: (id: number) => key('custody', 'lastChange', id),
    /** The lists with requests that can be settled. */
    list: (name: 'changes' | 'candidates' | 'transfers') => key('custody', name),
    changes: (state: string, page: number) => key('custody', 'changes', state, page),
    candidates: (page: number) => key('custody', 'candidates', page),
    mergeResults: (oneId: number, otherId: number) => key('custody', 'mergeResults', oneId, otherId),
  },
  teams: {
    all: key('teams'),
    lists: key('teams', 'list'),
    list: (eventId: number) => key('teams', 'list', eventId),
    invitation: (token: string) => key('teams', 'invitation', token),
    get: (team: TeamRef) => key('teams', 'get', formatTeamId(team)),
  },
  /** The lists of an event. */
  lists: {
    of: (eventId: number) => key('lists', eventId),
    entrants: (eventId: number, query: object) => key('lists', eventId, 'entrants', query),
    heads: (eventId: number) => key('lists', eventId, 'heads'),
    rules: (eventId: number) => key('lists', eventId, 'rules'),
    startLists: (eventId: number, distanceId: number | null) =>
      key('lists', eventId, 'startLists', distanceId),
  },
  printSettings: (eventId: number) => key('printSettings', eventId),
  queuedPrintouts: (eventId: number) => key('queuedPrintouts', eventId),
  fileImports: {
    of: (eventId: number) => key('fileImports', eventId),
    report: (eventId: number, importId: number) => key('fileImports', eventId, 'report', importId),
  },
  diplomas: {
    of: (eventId: number) => key('diplomas', eventId),
    samples: (eventId: number, kind: DiplomaKind) => key('diplomas', eventId, 'samples', kind),
  },
  eventSessions: (eventId: number) => key('eventSessions', eventId),
  timing: { proposals: (eventId: number) => key('timing', eventId, 'proposals') },
  /** Results and the desk where they are recorded. */
  results: {
    of: (eventId: number) => key('results', eventId),
    published: (eventId: number) => key('results', eventId, 'published'),
    live: (eventId: number) => key('results', eventId, 'live'),
    desk: (eventId: number) => key('results', eventId, 'desk'),
    deskList: (eventId: number, distanceId: number) => key('results', eventId, 'desk', distanceId),
    checks: (eventId: number, distanceId: number, version: number) =>
      key('results', eventId, 'checks', distanceId, version),
    publication: (eventId: number) => key('results', eventId, 'publication'),
    editors: (eventId: number) => key('results', eventId, 'editors'),
    timingCodes: (eventId: number) => key('results', eventId, 'timingCodes'),
    mine: key('results', 'mine'),
    history: (eventId: number, distanceId: number, version: number) =>
      key('results', eventId, 'history', distanceId, version),
    recomputed: (eventId: number, distanceId: number, version: number) =>
      key('results', eventId, 'recomputed', distanceId, version),
  },
  judgeTests: {
    all: key('judgeTests'),
    openings: key('judgeTests', 'openings'),
    list: (query: object) => key('judgeTests', 'list', query),
    test: (id: number) => key('judgeTests', 'test', id),
    activity: (userId: number) => key('judgeTests', 'activity', userId),
    statistics: key('judgeTests', 'statistics'),
    inEvent: (eventId: number) => key('judgeTests', 'inEvent', eventId),
  },
  judgeQuestions: {
    all: key('judgeQuestions'),
    list: (query: object) => key('judgeQuestions', 'list', query),
    versions: (id: number, version: number) => key('judgeQuestions', 'versions', id, version),
  },
  registrations: {
    of: (eventId: number) => key('registrations', eventId),
    lists: (eventId: number) => key('registrations', eventId, 'list'),
    list: (eventId: number, query: object) => key('registrations', eventId, 'list', query),
    ageGroupChanges: (eventId: number, version: number) =>
      key('registrations', eventId, 'ageGroupChanges', version),
  },
  /** The answers that the steps of registration show. */
  register: {
    all: key('register'),
    slots: (...parts: readonly (number | string)[]) => key('register', 'slots', ...parts),
    places: (eventId: number) => key('register', 'places', eventId),
    userInEvent: (eventId: number) => key('register', 'userInEvent', eventId),
    unpaid: key('register', 'unpaid'),
  },
  orders: {
    all: key('orders'),
    lists: key('orders', 'list'),
    list: (query: object) => key('orders', 'list', query),
    get: (id: number) => key('orders', 'get', id),
    credits: key('orders', 'credits'),
    waiting: key('orders', 'waiting'),
    /** The overview of an account, which every change of its orders makes stale. */
    overview: key('orders', 'overview'),
    refundQuote: (entryId: number) => key('orders', 'refundQuote', entryId),
    refundSum: (entryIds: readonly number[]) => key('orders', 'refundSum', entryIds),
  },
  checks: { get: (code: string) => key('checks', code) },
  rankings: {
    all: key('rankings'),
    list: (query: object) => key('rankings', 'list', query),
    mine: (query: object) => key('rankings', 'mine', query),
    compare: (query: object) => key('rankings', 'compare', query),
  },
  series: {
    all: key('series'),
    list: (query: object) => key('series', 'list', query),
    get: (id: number) => key('series', 'get', id),
    standing: (id: number, query: object) => key('series', 'standing', id, query),
  },
  standings: { medals: (query: object) => key('standings', 'medals', query) },
  records: {
    all: key('records'),
    list: (query: object) => key('records', 'list', query),
    history: (query: object) => key('records', 'history', query),
  },
  baseResults: {
    all: key('baseResults'),
    years: key('baseResults', 'years'),
    year: (year: number) => key('baseResults', 'year', year),
    tables: (versions: readonly string[]) => key('baseResults', 'tables', versions),
  },
  rankNorms: {
    all: key('rankNorms'),
    years: key('rankNorms', 'years'),
    year: (year: number) => key('rankNorms', 'year', year),
  },
  status: key('status'),
  consistency: {
    all: key('consistency'),
    runs: (page: number) => key('consistency', 'runs', page),
    report: (id: number, progress: string) => key('consistency', 'report', id, progress),
  },
  accounts: (query: object) => key('accounts', query),
  audit: (query: object) => key('audit', query),
  outbox: (page: number) => key('outbox', page),
} as const
