import { accountsFixtures, auditFixtures, outboxFixtures, siteFixtures } from './fixtures/administration.ts'
import { eventsFixtures } from './fixtures/events.ts'
import { seedTimeFixtures } from './fixtures/start-lists.ts'
import { swimmersFixtures } from './fixtures/swimmers.ts'
import { userFixtures } from './fixtures/user.ts'
import { widgetsFixtures } from './fixtures/widgets.ts'
import type { Fixtures } from './mocks.ts'

/** What every call answers where a test says nothing of it: a call without a fixture is a type error. */
export const FIXTURES = {
  user: userFixtures,
  swimmers: swimmersFixtures,
  events: eventsFixtures,
  orders: seedTimeFixtures,
  accounts: accountsFixtures,
  outbox: outboxFixtures,
  audit: auditFixtures,
  site: siteFixtures,
  widgets: widgetsFixtures,
} satisfies Fixtures
