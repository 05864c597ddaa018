import type { EventMoney } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import type { Handler } from '../../http/call.ts'
import { listMoved, listPriced } from '../entrants/money-report.store.ts'
import { moneyReport } from '../entrants/money-report.ts'
import { listDiffering, listUnanswered } from '../ledger/attention.store.ts'
import { attentionOf } from '../orders/attention.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const money: Handler<'events.money'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  return moneyOfEvent(db, id)
}

/** Returns the revenue of an event, and the payments that require an administrator. */
export const moneyOfEvent = async (db: Db, id: number): Promise<EventMoney> => ({
  currencies: moneyReport(await listMoved(db, id), await listPriced(db, id)),
  attention: attentionOf(await listDiffering(db, id), await listUnanswered(db, id)),
})
