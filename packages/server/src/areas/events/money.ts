import type { Handler } from '../../http/call.ts'
import { moneyReport } from '../entrants/money-report.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const money: Handler<'events.money'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  return moneyReport(db, id)
}
