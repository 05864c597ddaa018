import type { Handler } from '../../http/call.ts'
import { countSwimmersOf } from '../accounts/account.store.ts'

export const countMy: Handler<'swimmers.countMy'> = async ({ caller }, { db }) => ({
  total: await countSwimmersOf(db, caller.account.id),
})
