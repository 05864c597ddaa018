import type { Handler } from '../../http/call.ts'
import { moneyReport } from '../entrants/money-report.ts'
import { moneyTable } from '../entrants/money-table.ts'
import { spreadsheet } from '../spreadsheet.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const moneyFile: Handler<'events.moneyFile'> = async ({ params, query, caller }, { db, words }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  const t = words[query.lang ?? 'ru'] as (key: string) => string
  const rows = moneyTable(await moneyReport(db, id), (key) => t(`eventMoney:${key}`))
  return spreadsheet({ name: `event-${id}-money`, type: params.type, rows })
}
