import type { Handler } from '../../http/call.ts'
import { updateAccount } from '../accounts/account.store.ts'
import { settingsOf } from './settings-view.ts'

export const updateSettings: Handler<'user.updateSettings'> = ({ body, caller }, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const { firstName, lastName, language } = body
    await updateAccount(tx, caller.account.id, {
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
      ...(language !== undefined && { language }),
      updated_at: deps.clock.now(),
    })
    return settingsOf(tx, caller.account.id, deps)
  })
