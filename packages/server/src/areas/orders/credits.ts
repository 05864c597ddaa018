import type { Handler } from '../../http/call.ts'
import { creditsOf } from '../ledger/ledger.store.ts'
import { moneyView } from '../ledger/money-view.ts'

export const credits: Handler<'orders.credits'> = async ({ caller }, { db }) => {
  const rows = await creditsOf(db, caller.account.id)
  return { credits: rows.map(moneyView) }
}
