import { failField } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { visibleEvent } from '../events/record/visible-event.ts'
import { listFollowed, listFollowers, replaceFollows, storeNotices, storeSubscription } from './push.store.ts'
import { startNotices } from './start-notices.ts'

export const follow: Handler<'push.follow'> = async (call, deps) => {
  const { params, caller, at } = call
  const { iwsaids, ...subscription } = call.body
  const { db, push } = deps
  const { id: eventId } = await visibleEvent(db, params.eventId, caller)
  if (!push.accepts(subscription.endpoint)) failField('endpoint', 'not_allowed')
  return db.transaction().execute(async (tx) => {
    const accountId = caller.account?.id ?? null
    const subscriptionId = await storeSubscription(tx, { ...subscription, accountId, at })
    const added = await replaceFollows(tx, { subscriptionId, eventId, iwsaids })
    const followers = await listFollowers(tx, eventId)
    const own = followers.filter((row) => row.subscription_id === subscriptionId && added.has(row.swimmer_id))
    // The page of a swimmer who is followed from now on shows what has been announced.
    const known = own.length === 0 ? [] : await startNotices(tx, { eventId, followers: own, at }, deps)
    await storeNotices(
      tx,
      known.map((notice) => ({ ...notice, sent_at: at })),
    )
    return { iwsaids: await listFollowed(tx, { subscriptionId, eventId }) }
  })
}
