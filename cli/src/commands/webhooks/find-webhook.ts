import type { Client, Webhook } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failures/refusal.ts'
import { numberOf } from '../../input/number-of.ts'

type Reading = Pick<Context, 't' | 'terminal'>

/** Returns the webhook of the account with the ID of an argument. Fails with `webhook_not_found`. */
export async function findWebhook(
  context: Reading,
  client: Pick<Client, 'webhooks'>,
  word: string,
): Promise<Webhook> {
  const id = numberOf(context, word)
  const { webhooks } = await client.webhooks.list()
  return webhooks.find((webhook) => webhook.id === id) ?? fail('webhook_not_found')
}
