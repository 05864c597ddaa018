/** The handler of every call: the table that the contract requires. */

import { accounts } from './areas/accounts/accounts.handlers.ts'
import { admissions } from './areas/admissions/admissions.handlers.ts'
import { list as auditList } from './areas/audit/list.ts'
import { baseResults } from './areas/baseResults/baseResults.handlers.ts'
import { events } from './areas/events/events.handlers.ts'
import { judgeTests } from './areas/judgeTests/judgeTests.handlers.ts'
import { orders } from './areas/orders/orders.handlers.ts'
import { list as outboxList } from './areas/outbox/list.ts'
import { payments } from './areas/payments/payments.handlers.ts'
import { results } from './areas/results/results.handlers.ts'
import { site } from './areas/site/site.handlers.ts'
import { swimmers } from './areas/swimmers/swimmers.handlers.ts'
import { teams } from './areas/teams/teams.handlers.ts'
import { timing } from './areas/timing/timing.handlers.ts'
import { user } from './areas/user/user.handlers.ts'
import { events as widgetEvents } from './areas/widgets/events.ts'
import { swimmer as widgetSwimmer } from './areas/widgets/swimmer.ts'
import type { Handlers } from './http/call.ts'

export const handlers: Handlers = {
  user,
  swimmers,
  admissions,
  events,
  orders,
  teams,
  accounts,
  outbox: { list: outboxList },
  audit: { list: auditList },
  site,
  widgets: { events: widgetEvents, swimmer: widgetSwimmer },
  payments,
  baseResults,
  timing,
  judgeTests,
  results,
}
