import type { Settings } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { getAccount } from '../accounts/account.store.ts'

export const settings: Handler<'user.settings'> = ({ caller }, deps) =>
  settingsOf(deps.db, caller.account.id, deps)

/** An account's settings, with a new address that still waits for its confirmation. */
export async function settingsOf(
  db: Db,
  accountId: number,
  { clock }: Pick<Deps, 'clock'>,
): Promise<Settings> {
  const account = await getAccount(db, accountId)
  const pending = await db
    .selectFrom('mail_link')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .select('email')
    .executeTakeFirst()
  return {
    email: account.email ?? '',
    pendingEmail: pending?.email ?? null,
    firstName: account.first_name,
    lastName: account.last_name,
    language: account.language,
    consentVersion: account.consent_version ?? '',
    consentAt: (account.consent_at ?? account.created_at).toISOString(),
    createdAt: account.created_at.toISOString(),
  }
}
