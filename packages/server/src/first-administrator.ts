import { isUnused } from './areas/accounts/account.store.ts'
import { makeLink } from './areas/accounts/mail-links.store.ts'
import type { Deps } from './deps.ts'

/** The number of the account that a new installation reserves for its first super administrator. */
export const FIRST_ADMINISTRATOR = 1

/** A link for the first super administrator to choose an e-mail and a password; null once that is done. */
export async function firstAdministratorLink(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
): Promise<string | null> {
  const { db, config } = deps
  if (!(await isUnused(db, FIRST_ADMINISTRATOR))) return null
  const link = { accountId: FIRST_ADMINISTRATOR, kind: 'setup' } as const
  const { secret } = await db.transaction().execute((tx) => makeLink(tx, link, deps))
  return `${config.publicUrl}/user/reset?token=${secret}&setup=1`
}
