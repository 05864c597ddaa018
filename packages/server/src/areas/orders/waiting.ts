import type { Handler } from '../../http/call.ts'
import { listWaiting } from '../waiting-list/waiting-list.store.ts'
import { waitingView } from '../waiting-list/waiting-view.ts'

export const waiting: Handler<'orders.waiting'> = async ({ caller }, { db, clock }) => ({
  entries: (await listWaiting(db, caller.account.id, clock.now())).map(waitingView),
})
