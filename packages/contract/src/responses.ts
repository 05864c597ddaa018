/**
 * Response schemas of each call, inside `{ data }`: one module per group, so that a client can load the ones
 * it uses.
 */

import { answers as accounts } from './responses/accounts.ts'
import { answers as admissions } from './responses/admissions.ts'
import { answers as audit } from './responses/audit.ts'
import { answers as baseResults } from './responses/base-results.ts'
import { answers as checks } from './responses/checks.ts'
import { answers as consistency } from './responses/consistency.ts'
import { answers as events } from './responses/events.ts'
import { answers as exchange } from './responses/exchange.ts'
import { answers as judgeTests } from './responses/judge-tests.ts'
import { answers as orders } from './responses/orders.ts'
import { answers as outbox } from './responses/outbox.ts'
import { answers as payments } from './responses/payments.ts'
import { answers as push } from './responses/push.ts'
import { answers as rankNorms } from './responses/rank-norms.ts'
import { answers as rankings } from './responses/rankings.ts'
import { answers as records } from './responses/records.ts'
import { answers as results } from './responses/results.ts'
import { answers as search } from './responses/search.ts'
import { answers as series } from './responses/series.ts'
import { answers as site } from './responses/site.ts'
import { answers as standings } from './responses/standings.ts'
import { answers as status } from './responses/status.ts'
import { answers as swimmers } from './responses/swimmers.ts'
import { answers as teams } from './responses/teams.ts'
import { answers as timing } from './responses/timing.ts'
import { answers as user } from './responses/user.ts'
import { answers as webhooks } from './responses/webhooks.ts'
import { answers as widgets } from './responses/widgets.ts'
import type { Routes } from './routes.ts'

export const responses = {
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
} as const satisfies Record<keyof Routes, unknown>
