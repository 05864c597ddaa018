/** The handler of every call: the table that the contract requires. */

import type { EndpointId } from '@polynya/contract'
import { accounts } from './areas/accounts/accounts.handlers.ts'
import { admissions } from './areas/admissions/admissions.handlers.ts'
import { list as auditList } from './areas/audit/list.ts'
import { baseResults } from './areas/baseResults/baseResults.handlers.ts'
import { get } from './areas/baseResults/get.ts'
import { years } from './areas/baseResults/years.ts'
import { checks } from './areas/checks/checks.handlers.ts'
import { consistency } from './areas/consistency/consistency.handlers.ts'
import { entrantCounts } from './areas/events/entrantCounts.ts'
import { events } from './areas/events/events.handlers.ts'
import { facets } from './areas/events/facets.ts'
import { featured as eventsFeatured } from './areas/events/featured.ts'
import { list } from './areas/events/list.ts'
import { upcoming } from './areas/events/upcoming.ts'
import { exchange } from './areas/exchange/exchange.handlers.ts'
import { judgeTests } from './areas/judgeTests/judgeTests.handlers.ts'
import { orders } from './areas/orders/orders.handlers.ts'
import { list as outboxList } from './areas/outbox/list.ts'
import { payments } from './areas/payments/payments.handlers.ts'
import { push } from './areas/push/push.handlers.ts'
import { compare } from './areas/rankings/compare.ts'
import { list as rankingsList } from './areas/rankings/list.ts'
import { rankings } from './areas/rankings/rankings.handlers.ts'
import { get as rankNormsGet } from './areas/rankNorms/get.ts'
import { rankNorms } from './areas/rankNorms/rankNorms.handlers.ts'
import { years as rankNormYears } from './areas/rankNorms/years.ts'
import { records } from './areas/records/records.handlers.ts'
import { results } from './areas/results/results.handlers.ts'
import { find } from './areas/search/find.ts'
import { search } from './areas/search/search.handlers.ts'
import { series } from './areas/series/series.handlers.ts'
import { site } from './areas/site/site.handlers.ts'
import { standings } from './areas/standings/standings.handlers.ts'
import { get as statusGet } from './areas/status/get.ts'
import { all } from './areas/swimmers/all.ts'
import { countAll } from './areas/swimmers/countAll.ts'
import { featured as swimmersFeatured } from './areas/swimmers/featured.ts'
import { idlist } from './areas/swimmers/idlist.ts'
import { statistics } from './areas/swimmers/statistics.ts'
import { swimmers } from './areas/swimmers/swimmers.handlers.ts'
import { teams } from './areas/teams/teams.handlers.ts'
import { timing } from './areas/timing/timing.handlers.ts'
import { user } from './areas/user/user.handlers.ts'
import { webhooks } from './areas/webhooks/webhooks.handlers.ts'
import { events as widgetEvents } from './areas/widgets/events.ts'
import { live as widgetLive } from './areas/widgets/live.ts'
import { results as widgetResults } from './areas/widgets/results.ts'
import { swimmer as widgetSwimmer } from './areas/widgets/swimmer.ts'
import type { HandlerForEveryone, Handlers } from './http/call.ts'

export const handlers: Handlers = {
  user,
  swimmers,
  admissions,
  events,
  orders,
  teams,
  accounts,
  outbox: { list: outboxList },
  status: { get: statusGet },
  audit: { list: auditList },
  site,
  widgets: { events: widgetEvents, results: widgetResults, live: widgetLive, swimmer: widgetSwimmer },
  payments,
  baseResults,
  timing,
  push,
  webhooks,
  judgeTests,
  results,
  rankings,
  rankNorms,
  records,
  series,
  standings,
  search,
  checks,
  consistency,
  exchange,
}

/** The public calls whose answer does not depend on the caller: signed-in callers receive that of a visitor. */
export const sameForEveryone = {
  'swimmers.all': all,
  'swimmers.idlist': idlist,
  'swimmers.countAll': countAll,
  'swimmers.statistics': statistics,
  'swimmers.featured': swimmersFeatured,
  'events.list': list,
  'events.upcoming': upcoming,
  'events.facets': facets,
  'events.entrantCounts': entrantCounts,
  'events.featured': eventsFeatured,
  'widgets.events': widgetEvents,
  'widgets.results': widgetResults,
  'widgets.live': widgetLive,
  'baseResults.years': years,
  'baseResults.get': get,
  'rankNorms.years': rankNormYears,
  'rankNorms.get': rankNormsGet,
  'rankings.list': rankingsList,
  'rankings.compare': compare,
  'search.find': find,
} as const satisfies { readonly [Id in EndpointId]?: HandlerForEveryone<Id> }
