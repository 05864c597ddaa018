import { recordChange } from '../../access/audit.store.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { keepSuperAdministrator, lockRights, updateAccount } from '../accounts/account.store.ts'
import { removeSwimmersOf } from '../swimmers/custody/leaving-swimmers.store.ts'
import { checkPassword } from './check-password.ts'
import { endUnpaidOrdersOf } from './unpaid-orders.ts'

/** The row stays without what it knew of the person: other rows name it. */
const FORGOTTEN = {
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
] as const

export const remove: Handler<'user.remove'> = async ({ body, caller, ...call }, deps) => {
  const { id } = caller.account
  await checkPassword(id, body.password, deps)
  const keys = await deps.db.transaction().execute(async (tx) => {
    await lockRights(tx)
    await keepSuperAdministrator(tx, id)
    const now = deps.clock.now()
    await endUnpaidOrdersOf(tx, id, deps)
    const photos = await removeSwimmersOf(tx, id, now)
    for (const table of OF_THE_ACCOUNT) {
      await tx.deleteFrom(table).where('account_id', '=', id).execute()
    }
    await tx.deleteFrom('mail').where('to', '=', caller.account.email).execute()
    await tx.deleteFrom('transfer_offer').where('email', '=', caller.account.email).execute()
    await updateAccount(tx, id, { ...FORGOTTEN, deleted_at: now, updated_at: now })
    await recordChange(tx, { caller, ...call }, { kind: 'account', objectId: id })
    return photos
  })
  await removeBytes(deps.files, keys)
  return null
}
