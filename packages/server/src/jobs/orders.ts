/** What the clock does with orders: holds end, gateways are asked what they did not tell, refunds go out. */

import { endExpired } from '../areas/orders/expiry.ts'
import { brokenInvariants } from '../areas/orders/invariants.ts'
import { reconcile } from '../areas/orders/reconcile.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_NIGHT = '25 2 * * *'

/** @param onProblem told of a payment that could not be asked for, while the others are, and of what must never be */
export const orderJobs = (deps: Deps, onProblem: (problem: unknown) => void): JobKind[] => [
  { name: 'orders.endExpired', retries: 2, schedule: EVERY_MINUTE, run: () => endExpired(deps) },
  { name: 'orders.reconcile', retries: 2, schedule: EVERY_MINUTE, run: () => reconcile(deps, onProblem) },
  { name: 'orders.check', retries: 2, schedule: EVERY_NIGHT, run: () => check(deps, onProblem) },
]

/** What must never be is told to whoever reads the log: nothing puts it right by itself. */
async function check({ db, clock }: Deps, onProblem: (problem: unknown) => void) {
  const broken = await brokenInvariants(db, clock.now())
  if (Object.keys(broken).length > 0) onProblem(new Error(`Orders are not sound: ${JSON.stringify(broken)}`))
}
