import type { Handler } from '../../http/call.ts'
import { listPersonalTokens } from '../accounts/personal-tokens.store.ts'
import { tokenView } from './token-view.ts'

export const tokens: Handler<'user.tokens'> = async ({ caller }, { db, clock }) => {
  const rows = await listPersonalTokens(db, caller.account.id, clock.now())
  return { tokens: rows.map(tokenView) }
}
