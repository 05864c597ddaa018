import { regionsOf } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { eventPage } from './listing/event-page.ts'

export const adminList: Handler<'events.adminList'> = ({ query, caller }, deps) =>
  eventPage(query, { public: query.public, regions: regionsOf(caller.account.rights) ?? undefined }, deps)
