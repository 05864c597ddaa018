/** How each reason for a failure is met by hand in the demo federation. */

import type { Client, Reason } from '@polynya/contract'
import type { PersonaName } from '../personas.ts'
import type { Federation } from '../stories/federation.ts'
import { REACHABLE_IN_ACCOUNTS } from './in-accounts.ts'
import { REACHABLE_IN_ANY_CALL } from './in-any-call.ts'
import { REACHABLE_IN_CUSTODY } from './in-custody.ts'
import { REACHABLE_IN_ENTRANTS } from './in-entrants.ts'
import { REACHABLE_IN_EVENTS } from './in-events.ts'
import { REACHABLE_IN_FILES } from './in-files.ts'
import { REACHABLE_IN_ORDERS } from './in-orders.ts'
import { REACHABLE_IN_PAYMENTS } from './in-payments.ts'
import { REACHABLE_IN_REGISTRATIONS } from './in-registrations.ts'
import { REACHABLE_IN_START_LISTS } from './in-start-lists.ts'
import { REACHABLE_IN_SWIMMERS } from './in-swimmers.ts'
import { REACHABLE_IN_TEAMS } from './in-teams.ts'

/** What a machine has to try with. */
export interface Hands {
  readonly federation: Federation
  readonly visitor: Client
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Asks for a path below the API's base, as no client would. */
  request(path: string, init?: RequestInit): Promise<Response>
}

export interface Reachable {
  readonly who: PersonaName | 'visitor' | 'operator'
  readonly steps: string
  readonly outcome: string
  /** The same by a machine: a call that is refused, or the response that refuses it. */
  readonly attempt?: (hands: Hands) => Promise<unknown>
}

export const REACHABLE = {
  ...REACHABLE_IN_ANY_CALL,
  ...REACHABLE_IN_ACCOUNTS,
  ...REACHABLE_IN_SWIMMERS,
  ...REACHABLE_IN_CUSTODY,
  ...REACHABLE_IN_EVENTS,
  ...REACHABLE_IN_ENTRANTS,
  ...REACHABLE_IN_TEAMS,
  ...REACHABLE_IN_ORDERS,
  ...REACHABLE_IN_PAYMENTS,
  ...REACHABLE_IN_START_LISTS,
  ...REACHABLE_IN_REGISTRATIONS,
  ...REACHABLE_IN_FILES,
} as const satisfies Record<Reason, Reachable>
