import type { Handler } from '../../http/call.ts'
import { insertFollow } from '../following/following.store.ts'
import { visibleEvent } from './record/visible-event.ts'

export const follow: Handler<'events.follow'> = async ({ params, caller, at }, { db }) => {
  const { id: eventId } = await visibleEvent(db, params.id, caller)
  await insertFollow(db, { eventId, accountId: caller.account.id, at })
  return { follows: true }
}
