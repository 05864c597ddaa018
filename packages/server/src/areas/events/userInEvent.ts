import type { Handler } from '../../http/call.ts'
import { isFollowing } from '../following/following.store.ts'
import { listOrders } from '../orders/orders-list.store.ts'
import { listCurrentEntries } from '../places/entries.store.ts'
import { enteredSwimmer, entryView } from '../places/entry-view.ts'
import { listOwnRegistrations } from '../places/registrations.store.ts'
import { visibleEvent } from './record/visible-event.ts'

const ALL = { sort: 'id', order: 'desc', limit: 100, offset: 0 } as const

export const userInEvent: Handler<'events.userInEvent'> = async ({ params, caller }, { db, clock }) => {
  const { id: eventId } = await visibleEvent(db, params.id, caller)
  const accountId = caller.account.id
  const own = await listOwnRegistrations(db, eventId, accountId)
  const entries = await listCurrentEntries(db, {
    eventId,
    swimmerIds: own.map(({ id }) => id),
    now: clock.now(),
  })
  const unpaid = await listOrders(db, { accountId, eventId, isPaid: false }, ALL)
  return {
    swimmers: own.flatMap(({ id, number }) => {
      const mine = entries.filter(({ swimmer_id }) => swimmer_id === id)
      const [first] = mine
      return first ? [{ swimmer: enteredSwimmer(first), number, entries: mine.map(entryView) }] : []
    }),
    unpaid: unpaid.map(({ id }) => id),
    follows: await isFollowing(db, { eventId, accountId }),
  }
}
