import type { Settings } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { getAccount } from '../accounts/account.store.ts'
import { findPendingEmail } from '../accounts/mail-links.store.ts'

/** Returns the settings of an account, with a new address that awaits confirmation. */
export async function settingsOf(
  db: Db,
  accountId: number,
  { clock }: Pick<Deps, 'clock'>,
): Promise<Settings> {
  const account = await getAccount(db, accountId)
  return {
    email: account.email ?? '',
    pendingEmail: await findPendingEmail(db, accountId, clock.now()),
    firstName: account.first_name,
    lastName: account.last_name,
    language: account.language,
    consentVersion: account.consent_version ?? '',
    consentAt: (account.consent_at ?? account.created_at).toISOString(),
    createdAt: account.created_at.toISOString(),
  }
}
