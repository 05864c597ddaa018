/** The state of an event, and the progress of its notifications and refunds. */

import type { EventStateWork } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import { getEvent } from '../events/record/events.store.ts'
import { countPaidOrders, progressOfMails, progressOfOrders } from './called-off.store.ts'
import { countConcerned } from './entrants.store.ts'

export async function stateView(db: Db, eventId: number): Promise<EventStateWork> {
  const { event_state } = await getEvent(db, eventId)
  const mails = await progressOfMails(db, eventId)
  const orders = await progressOfOrders(db, eventId)
  return {
    eventState: event_state,
    entrants: await countConcerned(db, eventId),
    ...(await countPaidOrders(db, eventId)),
    mails: mails.total > 0 ? { ...mails, failed: 0 } : null,
    orders: orders.total > 0 ? orders : null,
  }
}
