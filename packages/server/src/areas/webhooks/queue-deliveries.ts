/**
 * Finds what changed and stores deliveries for the webhooks that are sent of it, a batch per transaction: what one that
 * was interrupted would have stored is found by the next.
 */

import { type WebhookData, type WebhookType, webhookChanges } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { insertDeliveries } from './deliveries.store.ts'
import { listChanged, lockFacts, storeFacts, takeApproved } from './webhook-facts.store.ts'
import { hasWebhooks, listActive } from './webhooks.store.ts'

type QueueDeps = Pick<Deps, 'db' | 'clock'>

/** Few enough that the embedded database, which has one connection, is never taken for long. */
const BATCH = 50

/** Several changes of an event since the last run are one delivery of each type. */
export async function queueDeliveries(deps: QueueDeps): Promise<void> {
  if (!(await hasWebhooks(deps.db))) return
  while ((await inBatch(deps, queueEvents)) === BATCH);
  while ((await inBatch(deps, queueRecords)) === BATCH);
}

const inBatch = ({ db, clock }: QueueDeps, queue: (tx: Tx, now: Date) => Promise<number>) =>
  db.transaction().execute(async (tx) => {
    await lockFacts(tx)
    return queue(tx, clock.now())
  })

interface News {
  readonly type: WebhookType
  readonly data: WebhookData
  readonly region: string | null
}

async function queueEvents(tx: Tx, now: Date): Promise<number> {
  const events = await listChanged(tx, now, BATCH)
  const news = events.flatMap((event) =>
    webhookChanges(event.known, event.now).map((type) => ({
      ...{ type, data: { eventId: event.id }, region: event.region },
    })),
  )
  await queueNews(tx, news, now)
  await storeFacts(tx, events)
  return events.length
}

async function queueRecords(tx: Tx, now: Date): Promise<number> {
  const records = await takeApproved(tx, BATCH)
  const news = records.map(({ id, event_id, region }) => ({
    ...{ type: 'record.approved' as const, region },
    data: { ...(event_id !== null && { eventId: event_id }), recordId: id },
  }))
  await queueNews(tx, news, now)
  return records.length
}

async function queueNews(tx: Tx, news: readonly News[], now: Date) {
  if (news.length === 0) return
  const subscribers = await listActive(tx)
  const deliveries = news.flatMap(({ type, data, region }) =>
    subscribers
      .filter((each) => each.types.includes(type) && (each.region === null || each.region === region))
      .map(({ id: webhookId }) => ({ webhookId, type, data })),
  )
  await insertDeliveries(tx, deliveries, now)
}
