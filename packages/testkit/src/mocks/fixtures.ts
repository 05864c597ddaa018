import type { Fixtures } from './fixture.ts'
import { accountsFixtures, auditFixtures, outboxFixtures, siteFixtures } from './fixtures/administration.ts'
import { admissionsFixtures } from './fixtures/admissions.ts'
import { baseResultsFixtures } from './fixtures/base-results.ts'
import { checksFixtures } from './fixtures/checks.ts'
import { consistencyFixtures } from './fixtures/consistency.ts'
import { eventsFixtures } from './fixtures/events.ts'
import { exchangeFixtures } from './fixtures/exchange.ts'
import { judgeTestsFixtures } from './fixtures/judge-tests.ts'
import { ordersFixtures } from './fixtures/orders.ts'
import { paymentsFixtures } from './fixtures/payments.ts'
import { pushFixtures } from './fixtures/push.ts'
import { rankNormsFixtures } from './fixtures/rank-norms.ts'
import { rankingsFixtures } from './fixtures/rankings.ts'
import { recordsFixtures } from './fixtures/records.ts'
import { resultsFixtures } from './fixtures/results.ts'
import { searchFixtures } from './fixtures/search.ts'
import { seriesFixtures } from './fixtures/series.ts'
import { standingsFixtures } from './fixtures/standings.ts'
import { seedTimeFixtures } from './fixtures/start-lists.ts'
import { statusFixtures } from './fixtures/status.ts'
import { swimmersFixtures } from './fixtures/swimmers.ts'
import { teamsFixtures } from './fixtures/teams.ts'
import { timingFixtures } from './fixtures/timing.ts'
import { userFixtures } from './fixtures/user.ts'
import { webhooksFixtures } from './fixtures/webhooks.ts'
import { widgetsFixtures } from './fixtures/widgets.ts'

/** Default response of every call, for tests that do not override it. A call without a fixture is a type error. */
export const FIXTURES = {
  user: userFixtures,
  swimmers: swimmersFixtures,
  admissions: admissionsFixtures,
  events: eventsFixtures,
  orders: { ...ordersFixtures, ...seedTimeFixtures },
  teams: teamsFixtures,
  accounts: accountsFixtures,
  outbox: outboxFixtures,
  audit: auditFixtures,
  site: siteFixtures,
  widgets: widgetsFixtures,
  payments: paymentsFixtures,
  baseResults: baseResultsFixtures,
  timing: timingFixtures,
  push: pushFixtures,
  webhooks: webhooksFixtures,
  judgeTests: judgeTestsFixtures,
  results: resultsFixtures,
  rankings: rankingsFixtures,
  consistency: consistencyFixtures,
  status: statusFixtures,
  exchange: exchangeFixtures,
  rankNorms: rankNormsFixtures,
  records: recordsFixtures,
  series: seriesFixtures,
  standings: standingsFixtures,
  search: searchFixtures,
  checks: checksFixtures,
} satisfies Fixtures
