import { recordChange } from '../../access/audit.store.ts'
import type { Deps } from '../../deps.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { keepSuperAdministrator, lockRights } from '../accounts/account.store.ts'
import { sendRefunds } from '../refunds/send-refunds.ts'
import { removeSwimmersOf } from '../swimmers/custody/leaving-swimmers.store.ts'
import { checkPassword } from './check-password.ts'
import { cancelComingStarts } from './coming-starts.ts'
import { removeAccount } from './remove.store.ts'
import { endUnpaidOrdersOf } from './unpaid-orders.ts'

export const remove: Handler<'user.remove'> = async ({ body, ...call }, deps) => {
  const { account } = call.caller
  await checkPassword(account.id, body.password, deps)
  // The refunds are sent before the account is cleared: their receipts need its e-mail.
  for (const orderId of await endOrders(call, deps)) await sendRefunds(deps, orderId)
  const keys = await deps.db.transaction().execute(async (tx) => {
    await lockRights(tx)
    await keepSuperAdministrator(tx, account.id)
    const now = deps.clock.now()
    const photos = await removeSwimmersOf(tx, account.id, now)
    await removeAccount(tx, account, now)
    await recordChange(tx, call, { kind: 'account', objectId: account.id })
    return photos
  })
  await removeBytes(deps.files, keys)
  return null
}

/** Cancels the unpaid orders of an account and its swimmers' coming starts; returns the orders with refunds to send. */
const endOrders = (call: Omit<HandlerCall<'user.remove'>, 'body'>, deps: Deps) =>
  deps.db.transaction().execute(async (tx) => {
    const { id } = call.caller.account
    await lockRights(tx)
    await keepSuperAdministrator(tx, id)
    await endUnpaidOrdersOf(tx, id, deps)
    return cancelComingStarts(tx, call, deps)
  })
