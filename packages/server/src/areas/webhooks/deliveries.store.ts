/** SQL of deliveries: the messages of webhooks with their attempts. */

import { type DeliveredType, type DeliveryFault, MOST_DELIVERIES, type WebhookData } from '@polynya/domain'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { WebhookTable } from '../../db/tables/webhook.ts'
import type { WebhookDeliveryTable } from '../../db/tables/webhook-delivery.ts'

export type DeliveryRow = Selectable<WebhookDeliveryTable>

export interface NewDelivery {
  readonly webhookId: number
  readonly type: DeliveredType
  readonly data: WebhookData
}

const rowOf = ({ webhookId, type, data }: NewDelivery, at: Date) => ({
  ...{ webhook_id: webhookId, type, data: JSON.stringify(data) },
  ...{ created_at: at, next_attempt_at: at },
})

/** Stores deliveries; one of the same type and objects that was not attempted yet covers its like. */
export async function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[], at: Date): Promise<void> {
  if (deliveries.length === 0) return
  await tx
    .insertInto('webhook_delivery')
    .values(deliveries.map((each) => rowOf(each, at)))
    .onConflict((known) => known.doNothing())
    .execute()
}

/** Stores a delivery and returns it, or its like that was not attempted yet. */
export const insertDelivery = (tx: Tx, delivery: NewDelivery, at: Date): Promise<DeliveryRow> =>
  tx
    .insertInto('webhook_delivery')
    .values(rowOf(delivery, at))
    .onConflict((known) =>
      known
        .columns(['webhook_id', 'type', 'data'])
        .where(sql<boolean>`state = 'waiting' and first_attempt_at is null`)
        .doUpdateSet({ next_attempt_at: at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns the last deliveries of a webhook, the latest first. */
export const listDeliveries = (db: Db, webhookId: number): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhook_delivery')
    .where('webhook_id', '=', webhookId)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MOST_DELIVERIES)
    .execute()

interface DeliveryOf {
  readonly id: number
  readonly webhookId: number
}

/** Attempts a delivery again, as often as a new one; returns undefined if the webhook has no such delivery. */
export async function resetDelivery(
  tx: Tx,
  { id, webhookId }: DeliveryOf,
  at: Date,
): Promise<DeliveryRow | undefined> {
  return tx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', attempts: 0, first_attempt_at: at, next_attempt_at: at })
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .returningAll()
    .executeTakeFirst()
}

export interface DueDelivery extends DeliveryRow, Secrets {
  readonly url: string
}

type Secrets = Pick<Selectable<WebhookTable>, 'secret' | 'previous_secret' | 'previous_until'>

interface Claim {
  readonly now: Date
  /** When the attempts of a process that was stopped are repeated. */
  readonly until: Date
  readonly limit: number
  /** Attempts of one webhook, so that a slow receiver delays no other. */
  readonly limitPerWebhook: number
}

/** Starts the attempts that are due and returns their deliveries; no other process starts them until the end of the claim. */
export async function claimDue(
  db: Db,
  { now, until, limit, limitPerWebhook }: Claim,
): Promise<DueDelivery[]> {
  const isDue = sql<boolean>`delivery.state = 'waiting' and delivery.next_attempt_at <= ${now}`
  const { rows } = await sql<DueDelivery>`
    with ranked as (
      select delivery.id, row_number() over (
        partition by webhook_id order by delivery.next_attempt_at, delivery.id) as place
      from webhook_delivery as delivery
      join webhook on webhook.id = webhook_id and webhook.state = 'active'
      join account on account.id = account_id and account.blocked_at is null
      where ${isDue}
    ), claimed as (
      select delivery.id from webhook_delivery as delivery
      where delivery.id in (select id from ranked where place <= ${limitPerWebhook} order by place, id limit ${limit})
        and ${isDue}
      for update skip locked
    )
    update webhook_delivery as delivery
    set attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, ${now}),
      last_attempt_at = ${now}, next_attempt_at = ${until}
    from webhook
    where webhook.id = webhook_id and delivery.id in (select id from claimed)
    returning delivery.*, url, secret, previous_secret, previous_until`.execute(db)
  return rows
}

interface Outcome {
  /** Status of the response; null without one. */
  readonly status: number | null
  readonly fault: DeliveryFault | null
  /** When it is attempted again; null if it was delivered, or is not attempted again. */
  readonly nextAt: Date | null
}

/** Stores the outcome of an attempt, unless the webhook was disabled in the meantime. */
export async function storeOutcome(
  tx: Tx,
  id: number,
  { status, fault, nextAt: next_attempt_at }: Outcome,
): Promise<void> {
  const state = fault === null ? 'delivered' : next_attempt_at ? 'waiting' : 'failed'
  await tx
    .updateTable('webhook_delivery')
    .set({ state, status, fault, next_attempt_at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Fails the deliveries of a webhook that wait: it is disabled. */
export async function failWaiting(tx: Tx, webhookId: number): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', fault: 'disabled', next_attempt_at: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
}

export async function removeOldDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('created_at', '<', before).execute()
}
