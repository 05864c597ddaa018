import type { Handler } from '../../http/call.ts'
import { countSwimmersOf } from '../accounts/account.store.ts'

export const swimcount: Handler<'user.swimcount'> = async ({ caller }, { db }) => ({
  numOfSwimmers: await countSwimmersOf(db, caller.account.id),
})
