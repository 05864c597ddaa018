import { recordChange } from '../../access/audit.store.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { keepSuperAdministrator, lockRights } from '../accounts/account.store.ts'
import { removeSwimmersOf } from '../swimmers/custody/leaving-swimmers.store.ts'
import { checkPassword } from './check-password.ts'
import { removeAccount } from './remove.store.ts'
import { endUnpaidOrdersOf } from './unpaid-orders.ts'

export const remove: Handler<'user.remove'> = async ({ body, caller, ...call }, deps) => {
  const { id } = caller.account
  await checkPassword(id, body.password, deps)
  const keys = await deps.db.transaction().execute(async (tx) => {
    await lockRights(tx)
    await keepSuperAdministrator(tx, id)
    const now = deps.clock.now()
    await endUnpaidOrdersOf(tx, id, deps)
    const photos = await removeSwimmersOf(tx, id, now)
    await removeAccount(tx, caller.account, now)
    await recordChange(tx, { caller, ...call }, { kind: 'account', objectId: id })
    return photos
  })
  await removeBytes(deps.files, keys)
  return null
}
