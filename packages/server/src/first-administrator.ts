import { makeLink } from './areas/accounts/mail-links.store.ts'
import type { Deps } from './deps.ts'

/** The number of the account that a new installation reserves for its first super administrator. */
export const FIRST_ADMINISTRATOR = 1

/** A link for the first super administrator to choose an e-mail and a password; null once that is done. */
export async function firstAdministratorLink(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
): Promise<string | null> {
  const { db, config } = deps
  const account = await db
    .selectFrom('account')
    .where('id', '=', FIRST_ADMINISTRATOR)
    .where('activated_at', 'is', null)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (!account) return null
  const link = { accountId: FIRST_ADMINISTRATOR, kind: 'setup' } as const
  const { secret } = await db.transaction().execute((tx) => makeLink(tx, link, deps))
  return `${config.publicUrl}/user/reset?token=${secret}&setup=1`
}
