/** Scheduled jobs of orders: expires holds, queries gateways for missing notifications, sends refunds. */

import { brokenInvariants } from '../areas/orders/invariants.store.ts'
import { endExpired } from '../areas/payments/expire-orders.ts'
import { reconcile } from '../areas/payments/reconcile.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_NIGHT = '25 2 * * *'

/**
 * @param onProblem called for each payment whose query failed, while the others continue, and for each violated
 * invariant
 */
export const orderJobs = (deps: Deps, onProblem: (problem: unknown) => void): JobKind[] => [
  { name: 'orders.endExpired', retries: 2, schedule: EVERY_MINUTE, run: () => endExpired(deps) },
  { name: 'orders.reconcile', retries: 2, schedule: EVERY_MINUTE, run: () => reconcile(deps, onProblem) },
  { name: 'orders.check', retries: 2, schedule: EVERY_NIGHT, run: () => check(deps, onProblem) },
]

/** Reports violated invariants to the log, because no job repairs them. */
async function check({ db, clock }: Deps, onProblem: (problem: unknown) => void) {
  const broken = await brokenInvariants(db, clock.now())
  if (Object.keys(broken).length > 0) onProblem(new Error(`Orders are not sound: ${JSON.stringify(broken)}`))
}
