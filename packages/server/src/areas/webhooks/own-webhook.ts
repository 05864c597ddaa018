import type { Account } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail, failField } from '../../failure.ts'
import { findWebhook, type WebhookRow } from './webhooks.store.ts'

interface OwnCall {
  readonly params: { readonly id: number }
  readonly caller: { readonly account: Pick<Account, 'id'> }
}

/** Returns the webhook of a call. Fails with `webhook_not_found`. */
export async function ownWebhook(db: Db, { params, caller }: OwnCall): Promise<WebhookRow> {
  return (await findWebhook(db, { id: params.id, accountId: caller.account.id })) ?? fail('webhook_not_found')
}

/** Returns the webhook of a call that starts a delivery. Fails with `webhook_not_found` and `webhook_disabled`. */
export async function activeWebhook(db: Db, call: OwnCall): Promise<WebhookRow> {
  const row = await ownWebhook(db, call)
  if (row.state !== 'active') fail('webhook_disabled')
  return row
}

interface Settings {
  readonly url?: string | undefined
  readonly region?: string | null | undefined
}

/** Fails where the address is one to which nothing is sent, or the region does not exist. */
export function checkSettings(
  { url, region }: Settings,
  { webhooks, places }: Pick<Deps, 'webhooks' | 'places'>,
) {
  if (url !== undefined && !webhooks.accepts(url)) failField('url', 'url_not_public')
  if (region && !places.isRegion(region)) failField('region', 'region_unknown')
}
