/** The jobs that find what changed for webhooks, and attempt their deliveries. */

import { queueDeliveries } from '../areas/webhooks/queue-deliveries.ts'
import { sendDeliveries } from '../areas/webhooks/send-deliveries.ts'
import type { Deps } from '../deps.ts'
import type { JobKind, Jobs } from './jobs.ts'

const QUEUE_JOB = 'webhooks.queue'
const SEND_JOB = 'webhooks.send'

/** Changes of two seconds are one delivery. */
export const QUEUE_AFTER = {
  tables: ['event', 'start_list', 'result_list', 'stored_file', 'swim_record'],
  job: QUEUE_JOB,
  pauseMs: 2000,
} as const

export const SEND_AFTER = { tables: ['webhook_delivery'], job: SEND_JOB, pauseMs: 100 } as const

/** A later retry is found by the schedule. */
const SOON_MS = 60_000

export const webhookJobs = (deps: Deps, work: Pick<Jobs, 'sendAfter'>): JobKind[] => [
  // Every minute, because registration opens and closes without any change.
  { name: QUEUE_JOB, retries: 0, schedule: '* * * * *', run: () => queueDeliveries(deps) },
  { name: SEND_JOB, retries: 0, schedule: '* * * * *', run: () => deliver(deps, work) },
]

async function deliver(deps: Deps, work: Pick<Jobs, 'sendAfter'>) {
  const retryAt = await sendDeliveries(deps)
  const waitMs = (retryAt?.getTime() ?? Infinity) - deps.clock.now().getTime()
  if (waitMs > SOON_MS) return
  await deps.db.transaction().execute((tx) => work.sendAfter(tx, Math.ceil(waitMs / 1000), SEND_JOB))
}
