/** What the clock does with orders: holds end, gateways are asked what they did not tell, refunds go out. */

import { endExpired } from '../areas/orders/expiry.ts'
import { reconcile } from '../areas/orders/reconcile.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const EVERY_MINUTE = '* * * * *'

/** @param onProblem told of a payment that could not be asked for; the others are */
export const orderJobs = (deps: Deps, onProblem: (problem: unknown) => void): JobKind[] => [
  { name: 'orders.endExpired', retries: 2, schedule: EVERY_MINUTE, run: () => endExpired(deps) },
  { name: 'orders.reconcile', retries: 2, schedule: EVERY_MINUTE, run: () => reconcile(deps, onProblem) },
]
