import type { Handler } from '../../http/call.ts'
import { removeFollow } from '../following/following.store.ts'
import { visibleEvent } from './record/visible-event.ts'

export const unfollow: Handler<'events.unfollow'> = async ({ params, caller }, { db }) => {
  const { id: eventId } = await visibleEvent(db, params.id, caller)
  await removeFollow(db, { eventId, accountId: caller.account.id })
  return { follows: false }
}
