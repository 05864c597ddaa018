/** Attempts the deliveries of webhooks that are due, and stores the outcome of each attempt. */

import { type DeliveryFault, isFailingTooLong, nextAttempt } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { PrivateAddress } from '../../outbound/public-address.ts'
import { getAccount } from '../accounts/account.store.ts'
import { sendMail } from '../accounts/account-mails.ts'
import { claimDue, type DueDelivery, storeOutcome } from './deliveries.store.ts'
import { signedHeaders } from './signature.ts'
import { disableWebhook, markAccepting, markFailing, type WebhookRow } from './webhooks.store.ts'

type SendDeps = Pick<Deps, 'db' | 'clock' | 'webhooks' | 'mailer' | 'config' | 'words'>

/** Requests at a time, and those of one webhook among them. */
const BATCH = 50
const BATCH_PER_WEBHOOK = 5
/** Longer than a request takes at most. */
const CLAIM_MS = 30_000

const GONE = 410

/**
 * Attempts what is due until nothing is. An attempt whose process was stopped is repeated: a message is delivered at
 * least once.
 * @returns when the first of the failed attempts is repeated; null if none is
 */
export async function sendDeliveries(deps: SendDeps): Promise<Date | null> {
  let first: Date | null = null
  for (;;) {
    const now = deps.clock.now()
    const until = new Date(now.getTime() + CLAIM_MS)
    const due = await claimDue(deps.db, { now, until, limit: BATCH, limitPerWebhook: BATCH_PER_WEBHOOK })
    if (due.length === 0) return first
    for (const at of await Promise.all(due.map((delivery) => attempt(delivery, deps))))
      if (at && (!first || at < first)) first = at
  }
}

interface Attempt {
  readonly status: number | null
  readonly fault: DeliveryFault | null
}

/** Returns when a failed attempt is repeated; null if it is not. */
async function attempt(delivery: DueDelivery, deps: SendDeps): Promise<Date | null> {
  const outcome = await send(delivery, deps)
  return deps.db.transaction().execute((tx) => conclude(tx, { delivery, ...outcome }, deps))
}

async function send(delivery: DueDelivery, { webhooks, clock }: SendDeps): Promise<Attempt> {
  const { type, data, created_at, url } = delivery
  const body = JSON.stringify({ type, timestamp: created_at.toISOString(), data })
  try {
    const status = await webhooks.send({ url, headers: signedHeaders(delivery, body, clock.now()), body })
    return { status, fault: faultOfStatus(status) }
  } catch (problem) {
    return { status: null, fault: faultOf(problem) }
  }
}

function faultOfStatus(status: number): DeliveryFault | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** Why a request had no response. */
export function faultOf(problem: unknown): DeliveryFault {
  if (problem instanceof PrivateAddress) return 'privateAddress'
  return problem instanceof Error && problem.name === 'AbortError' ? 'timeout' : 'unreachable'
}

interface Concluded extends Attempt {
  readonly delivery: DueDelivery
}

async function conclude(tx: Tx, { delivery, status, fault }: Concluded, deps: SendDeps) {
  const { id, webhook_id: webhookId, attempts, first_attempt_at: firstAt } = delivery
  const now = deps.clock.now()
  if (fault === null) {
    await storeOutcome(tx, id, { status, fault, nextAt: null })
    await markAccepting(tx, webhookId)
    return null
  }
  const isGone = status === GONE
  const nextAt = isGone ? null : nextAttempt({ attempts, firstAt: firstAt ?? now, now })
  await storeOutcome(tx, id, { status, fault, nextAt })
  const failingSince = await markFailing(tx, webhookId, firstAt ?? now)
  if (isGone) await disable(tx, { webhookId, state: 'gone' }, deps)
  else if (!nextAt && failingSince && isFailingTooLong(failingSince, now))
    await disable(tx, { webhookId, state: 'failing' }, deps)
  return nextAt
}

interface Disabled {
  readonly webhookId: number
  readonly state: Extract<WebhookRow['state'], 'gone' | 'failing'>
}

async function disable(tx: Tx, { webhookId, state }: Disabled, deps: SendDeps) {
  const webhook = await disableWebhook(tx, webhookId, state)
  if (!webhook) return
  const { language } = await getAccount(tx, webhook.account_id)
  const values = {
    url: webhook.url,
    host: new URL(webhook.url).host,
    reason: deps.words[language](`mail:webhookDisabled.${state}`),
  }
  await sendMail(
    tx,
    { template: 'webhookDisabled', accountId: webhook.account_id, path: '/user/settings', values },
    deps,
  )
}
