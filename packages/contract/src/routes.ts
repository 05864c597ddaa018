/**
 * Address of every call, by group and name. SDK method, handler file and operationId share that name. Static
 * paths are deliberately siblings of parameters: `swimmers/my` is a route of its own, not an ID. Each group
 * is a module, so that a client of one group bundles no other.
 */

import type { RouteGroup } from './route.ts'
import { accounts } from './routes/accounts.ts'
import { admissionsRoutes as admissions } from './routes/admissions.ts'
import { audit } from './routes/audit.ts'
import { baseResults } from './routes/base-results.ts'
import { checks } from './routes/checks.ts'
import { consistency } from './routes/consistency.ts'
import { events } from './routes/events.ts'
import { exchange } from './routes/exchange.ts'
import { judgeTests } from './routes/judge-tests.ts'
import { orders } from './routes/orders.ts'
import { outbox } from './routes/outbox.ts'
import { paymentsRoutes as payments } from './routes/payments.ts'
import { push } from './routes/push.ts'
import { rankNorms } from './routes/rank-norms.ts'
import { rankings } from './routes/rankings.ts'
import { records } from './routes/records.ts'
import { results } from './routes/results.ts'
import { search } from './routes/search.ts'
import { series } from './routes/series.ts'
import { site } from './routes/site.ts'
import { standings } from './routes/standings.ts'
import { status } from './routes/status.ts'
import { swimmers } from './routes/swimmers.ts'
import { teamsRoutes as teams } from './routes/teams.ts'
import { timing } from './routes/timing.ts'
import { user } from './routes/user.ts'
import { webhooks } from './routes/webhooks.ts'
import { widgets } from './routes/widgets.ts'

export {
  accounts,
  admissions,
  audit,
  baseResults,
  checks,
  consistency,
  events,
  exchange,
  judgeTests,
  orders,
  outbox,
  payments,
  push,
  rankings,
  rankNorms,
  records,
  results,
  search,
  series,
  site,
  standings,
  status,
  swimmers,
  teams,
  timing,
  user,
  webhooks,
  widgets,
}

export const routes = {
  user,
  swimmers,
  admissions,
  events,
  orders,
  teams,
  accounts,
  outbox,
  audit,
  site,
  widgets,
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
  status,
  exchange,
} as const satisfies Record<string, RouteGroup>

export type Routes = typeof routes

export { ACCESS, type Access, type Auth, authOf, type Cell, ROLES, type Role } from './access.ts'
export { RIGHT_LIMITS, RIGHT_NAMES } from './right-names.ts'
export type { Method, Paging, ParamNames, Repeat, Route } from './route.ts'
export { TOKEN_SCOPES } from './token-scopes.ts'
