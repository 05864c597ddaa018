import type { Handler } from '../../http/call.ts'
import { moneyReport } from '../entrants/money-report.ts'
import { moneyTable } from '../entrants/money-table.ts'
import { spreadsheet } from '../spreadsheet.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const moneyFile: Handler<'events.moneyFile'> = async ({ params, query, caller }, { db, words }) => {
  const { id, time_zone: timeZone } = await eventToChange(findHead(db, params.id), caller)
  const { lang: language = 'ru' } = query
  const t = words[language] as (key: string) => string
  const word = (key: string) => t(`eventMoney:${key}`)
  const rows = moneyTable(await moneyReport(db, id), { timeZone, word })
  return spreadsheet({ name: `event-${id}-money`, type: params.type, rows, language })
}
