/** How to reproduce each failure reason in the demo federation. */

import type { Client, Reason } from '@polynya/contract'
import type { PersonaName } from '../personas.ts'
import type { Federation } from '../stories/federation.ts'
import { ACCOUNTS_SCENARIOS } from './in-accounts.ts'
import { ANY_CALL_SCENARIOS } from './in-any-call.ts'
import { BASE_RESULTS_SCENARIOS } from './in-base-results.ts'
import { CUSTODY_SCENARIOS } from './in-custody.ts'
import { ENTRANTS_SCENARIOS } from './in-entrants.ts'
import { EVENT_SESSION_SCENARIOS } from './in-event-sessions.ts'
import { EVENTS_SCENARIOS } from './in-events.ts'
import { FILES_SCENARIOS } from './in-files.ts'
import { JUDGE_TESTS_SCENARIOS } from './in-judge-tests.ts'
import { ORDERS_SCENARIOS } from './in-orders.ts'
import { PAYMENTS_SCENARIOS } from './in-payments.ts'
import { REGISTRATIONS_SCENARIOS } from './in-registrations.ts'
import { RESULTS_SCENARIOS } from './in-results.ts'
import { START_LISTS_SCENARIOS } from './in-start-lists.ts'
import { SWIMMERS_SCENARIOS } from './in-swimmers.ts'
import { TEAMS_SCENARIOS } from './in-teams.ts'
import { TIMING_SCENARIOS } from './in-timing.ts'

/** Context of an automated attempt. */
export interface ScenarioContext {
  readonly federation: Federation
  readonly visitor: Client
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Requests a path below the API's base, bypassing the SDK. */
  request(path: string, init?: RequestInit): Promise<Response>
}

export interface ErrorScenario {
  readonly who: PersonaName | 'visitor' | 'operator'
  readonly steps: string
  readonly outcome: string
  /** Automated version of the steps: a call that fails, or the error response. */
  readonly attempt?: (context: ScenarioContext) => Promise<unknown>
}

export const ERROR_SCENARIOS = {
  ...ANY_CALL_SCENARIOS,
  ...ACCOUNTS_SCENARIOS,
  ...SWIMMERS_SCENARIOS,
  ...CUSTODY_SCENARIOS,
  ...EVENTS_SCENARIOS,
  ...ENTRANTS_SCENARIOS,
  ...TEAMS_SCENARIOS,
  ...ORDERS_SCENARIOS,
  ...PAYMENTS_SCENARIOS,
  ...EVENT_SESSION_SCENARIOS,
  ...START_LISTS_SCENARIOS,
  ...RESULTS_SCENARIOS,
  ...REGISTRATIONS_SCENARIOS,
  ...TIMING_SCENARIOS,
  ...BASE_RESULTS_SCENARIOS,
  ...JUDGE_TESTS_SCENARIOS,
  ...FILES_SCENARIOS,
} as const satisfies Record<Reason, ErrorScenario>
