import type { Handler } from '../../http/call.ts'
import { settingsOf } from './settings-view.ts'

export const settings: Handler<'user.settings'> = ({ caller }, deps) =>
  settingsOf(deps.db, caller.account.id, deps)
