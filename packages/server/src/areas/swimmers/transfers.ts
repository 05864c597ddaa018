import type { Handler } from '../../http/call.ts'
import { transferView } from './custody/transfer-view.ts'
import { listOpenOffers } from './custody/transfers.store.ts'

export const transfers: Handler<'swimmers.transfers'> = async ({ caller }, deps) => {
  const { id, email } = caller.account
  const now = deps.clock.now()
  const offered = await listOpenOffers(deps.db, { accountId: id }, now)
  const received = await listOpenOffers(deps.db, { email }, now)
  return {
    offered: await Promise.all(offered.map((row) => transferView(deps.db, row, deps))),
    received: await Promise.all(received.map((row) => transferView(deps.db, row, deps))),
  }
}
