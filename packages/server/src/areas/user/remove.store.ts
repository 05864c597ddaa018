/** SQL of the removal of an account. */

import type { Tx } from '../../db/schema.ts'
import { updateAccount } from '../accounts/account.store.ts'
import { endEntries } from '../places/entries.store.ts'
import { isUnrecorded } from '../start-lists/recorded.store.ts'

/** The row remains without personal data, because other rows reference it. */
const NO_PERSONAL_DATA = {
  email: null,
  password_hash: null,
  first_name: '—',
  last_name: '—',
  consent_version: null,
  consent_at: null,
} as const

const OF_THE_ACCOUNT = [
  'mail_link',
  'day_session',
  'personal_token',
  'account_right',
  'birth_date_try',
  'event_follow',
  'file_import',
  'idempotency_key',
  'printout_link',
  'push_subscription',
  'queued_printout',
  'webhook',
] as const

interface AccountToRemove {
  readonly id: number
  readonly email: string
}

/** Deletes the credentials, rights and e-mails of an account and clears its row. */
export async function removeAccount(tx: Tx, { id, email }: AccountToRemove, at: Date): Promise<void> {
  for (const table of OF_THE_ACCOUNT) await tx.deleteFrom(table).where('account_id', '=', id).execute()
  // Exams remain without a name: the statistics of the federation count them.
  await tx.deleteFrom('judge_test').where('account_id', '=', id).where('is_exam', '=', false).execute()
  await tx.deleteFrom('mail').where('to', '=', email).execute()
  await tx.deleteFrom('transfer_offer').where('email', '=', email).execute()
  await updateAccount(tx, id, { ...NO_PERSONAL_DATA, deleted_at: at, updated_at: at })
}

/** Removes an account from the waiting lists: cancels the entries that wait for a place. */
export const leaveWaitingListsOf = (tx: Tx, accountId: number, at: Date) =>
  endEntries(tx, { state: 'cancelled', now: at })
    .where('state', '=', 'waitlisted')
    .where('registration_id', 'in', (of) =>
      of.selectFrom('registration').where('account_id', '=', accountId).select('id'),
    )
    .execute()

/** Returns the numbers of the unpaid orders of an account; those with results remain. */
export async function listUnpaidOrdersOf(tx: Tx, accountId: number): Promise<number[]> {
  const orders = await tx
    .selectFrom('entry_order')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['draft', 'pending'])
    .where(isUnrecorded)
    .select('id')
    .orderBy('id')
    .execute()
  return orders.map(({ id }) => id)
}
