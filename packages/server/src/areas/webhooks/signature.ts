/** Secrets and signatures by the Standard Webhooks specification: https://www.standardwebhooks.com */

import { createHmac } from 'node:crypto'
import { LIVES } from '@polynya/domain'
import type { Ids } from '../../clock.ts'
import type { DueDelivery } from './deliveries.store.ts'

const PREFIX = 'whsec_'

/** Returns a new secret of 32 random bytes. */
export const newSecret = (ids: Ids): string =>
  PREFIX + Buffer.from(ids.secret(), 'base64url').toString('base64')

/** Returns until when the secret that a new one replaces signs messages, too. */
export const previousUntil = (now: Date): Date =>
  new Date(now.getTime() + LIVES.webhookSecretHours * 3_600_000)

type Signed = Pick<DueDelivery, 'message_id' | 'secret' | 'previous_secret' | 'previous_until'>

/** Returns the headers of a message: its ID, the time of the attempt, and a signature by each valid secret. */
export function signedHeaders(message: Signed, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const content = `${message.message_id}.${timestamp}.${body}`
  const isPreviousValid = message.previous_until !== null && message.previous_until > now
  const secrets = [message.secret, ...(isPreviousValid ? [message.previous_secret ?? ''] : [])]
  return {
    'webhook-id': message.message_id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signature(content, secret)}`).join(' '),
  }
}

const signature = (content: string, secret: string) =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(content)
    .digest('base64')
