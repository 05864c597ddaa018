/** The v1 API: one table of every call. */

import type { Table } from './endpoint.ts'
import { accountsEndpoints, auditEndpoints, outboxEndpoints } from './v1/administration.ts'
import { admissionsEndpoints } from './v1/admissions.ts'
import { baseResultsEndpoints } from './v1/base-results.ts'
import { checksEndpoints } from './v1/checks.ts'
import { consistencyEndpoints } from './v1/consistency.ts'
import { custodyEndpoints } from './v1/custody.ts'
import { diplomaEndpoints } from './v1/diplomas.ts'
import { entrantsEndpoints } from './v1/entrants.ts'
import { eventSessionEndpoints } from './v1/event-sessions.ts'
import { eventsEndpoints } from './v1/events.ts'
import { exchangeEndpoints } from './v1/exchange.ts'
import { followingEndpoints } from './v1/following.ts'
import { judgeOffersEndpoints, judgeTestsEndpoints } from './v1/judge-tests.ts'
import { liveEndpoints } from './v1/live.ts'
import { ordersEndpoints, placesEndpoints } from './v1/orders.ts'
import { paymentsEndpoints } from './v1/payments.ts'
import { printoutEndpoints } from './v1/printouts.ts'
import { pushEndpoints } from './v1/push.ts'
import { rankNormsEndpoints } from './v1/rank-norms.ts'
import { rankingsEndpoints } from './v1/rankings.ts'
import { recordsEndpoints } from './v1/records.ts'
import { registrationsEndpoints } from './v1/registrations.ts'
import { publishedResultsEndpoints, resultsEndpoints } from './v1/results.ts'
import { searchEndpoints } from './v1/search.ts'
import { seriesEndpoints } from './v1/series.ts'
import { siteEndpoints } from './v1/site.ts'
import { standingsEndpoints } from './v1/standings.ts'
import { seedTimeEndpoints, startListEndpoints } from './v1/start-lists.ts'
import { statusEndpoints } from './v1/status.ts'
import { swimmersEndpoints } from './v1/swimmers.ts'
import { teamsEndpoints } from './v1/teams.ts'
import { timingEndpoints } from './v1/timing.ts'
import { userEndpoints } from './v1/user.ts'
import { webhooksEndpoints } from './v1/webhooks.ts'
import { widgetsEndpoints } from './v1/widgets.ts'

export const v1 = {
  user: userEndpoints,
  swimmers: { ...swimmersEndpoints, ...custodyEndpoints },
  admissions: admissionsEndpoints,
  events: {
    ...eventsEndpoints,
    ...placesEndpoints,
    ...startListEndpoints,
    ...eventSessionEndpoints,
    ...printoutEndpoints,
    ...diplomaEndpoints,
    ...publishedResultsEndpoints,
    ...registrationsEndpoints,
    ...followingEndpoints,
    ...liveEndpoints,
    ...entrantsEndpoints,
    ...judgeOffersEndpoints,
  },
  orders: { ...ordersEndpoints, ...seedTimeEndpoints },
  teams: teamsEndpoints,
  accounts: accountsEndpoints,
  outbox: outboxEndpoints,
  audit: auditEndpoints,
  site: siteEndpoints,
  widgets: widgetsEndpoints,
  payments: paymentsEndpoints,
  baseResults: baseResultsEndpoints,
  timing: timingEndpoints,
  push: pushEndpoints,
  webhooks: webhooksEndpoints,
  judgeTests: judgeTestsEndpoints,
  results: resultsEndpoints,
  rankings: rankingsEndpoints,
  rankNorms: rankNormsEndpoints,
  records: recordsEndpoints,
  series: seriesEndpoints,
  standings: standingsEndpoints,
  search: searchEndpoints,
  checks: checksEndpoints,
  consistency: consistencyEndpoints,
  status: statusEndpoints,
  exchange: exchangeEndpoints,
} as const satisfies Table

export type V1 = typeof v1

/** The ids of all calls: `swimmers.get`. */
export type EndpointId = { [G in keyof V1]: `${G}.${keyof V1[G] & string}` }[keyof V1]
