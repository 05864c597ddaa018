/** Reasons for duplicate profiles of a person, which depend on the owner of the existing profile. */

import type { Reason } from '@polynya/contract'
import type { Account, Caller } from '../../../access/caller.ts'
import type { Db } from '../../../db/schema.ts'
import type { Deps } from '../../../deps.ts'
import { fail } from '../../../failure.ts'
import { listByIdentity } from './duplicates.store.ts'

export interface Duplicate {
  readonly reason: Extract<
    Reason,
    'duplicate_swimmer_own' | 'duplicate_swimmer_of_another' | 'duplicate_swimmer_unlinked'
  >
  readonly iwsaid: string
  /** The first two characters of the e-mail of the account that has the profile. */
  readonly emailStart: string | null
}

/** Returns the profile with an identity: a confirmed one, or an unconfirmed one of the account itself. */
export async function findDuplicate(
  db: Db,
  identity: string,
  { accountId, except = 0 }: { accountId: number | null; except?: number },
): Promise<Duplicate | null> {
  const rows = await listByIdentity(db, { identity, accountId, except })
  const row = rows.find(({ account_id }) => account_id === accountId) ?? rows[0]
  if (!row) return null
  const { iwsaid } = row
  if (row.account_id === null) return { reason: 'duplicate_swimmer_unlinked', iwsaid, emailStart: null }
  if (row.account_id === accountId) return { reason: 'duplicate_swimmer_own', iwsaid, emailStart: null }
  return { reason: 'duplicate_swimmer_of_another', iwsaid, emailStart: (row.email ?? '').slice(0, 2) }
}

/** Fails with the reason for a duplicate, if there is one. */
export function failDuplicate(duplicate: Duplicate | null): void {
  if (!duplicate) return
  const { reason, iwsaid, emailStart } = duplicate
  if (reason === 'duplicate_swimmer_of_another') fail(reason, { fields: { emailStart: emailStart ?? '' } })
  fail(reason, reason === 'duplicate_swimmer_unlinked' ? { fields: { iwsaid } } : {})
}

/**
 * Fails with the reason for a duplicate. The failure reveals the start of another account's e-mail, so the calls of an
 * account are limited per day; administrators, whose imports may meet many duplicates, are not counted.
 */
export async function refuseDuplicate(
  duplicate: Duplicate | null,
  { account, roles }: Caller & { readonly account: Account },
  { limits }: Pick<Deps, 'limits'>,
): Promise<void> {
  const isCounted = duplicate?.reason === 'duplicate_swimmer_of_another' && !roles.includes('admin')
  if (isCounted) await limits.take('similar', String(account.id))
  failDuplicate(duplicate)
}
