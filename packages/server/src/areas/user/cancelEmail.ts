import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { expireEmailChange } from '../accounts/mail-links.store.ts'
import { settingsOf } from './settings-view.ts'

/** A change that was confirmed or has expired in the meantime is none to cancel: the settings show what applies. */
export const cancelEmail: Handler<'user.cancelEmail'> = (call, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const { id } = call.caller.account
    const cancelled = await expireEmailChange(tx, id, deps.clock.now())
    if (cancelled)
      await recordChange(tx, call, { kind: 'account', objectId: id, after: { email: 'cancelled' } })
    return settingsOf(tx, id, deps)
  })
