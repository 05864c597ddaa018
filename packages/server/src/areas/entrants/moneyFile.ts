import writeExcelFile from 'write-excel-file/node'
import type { Handler } from '../../http/call.ts'
import { findHead } from '../events/events.store.ts'
import { eventToChange } from '../events/visible-event.ts'
import { listMoved, listPriced } from './money-report.store.ts'
import { moneyReport } from './money-report.ts'
import { type Cell, csvOf, moneyTable } from './money-table.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export const moneyFile: Handler<'events.moneyFile'> = async ({ params, query, caller }, { db, words }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  const t = words[query.lang ?? 'ru'] as (key: string) => string
  const report = moneyReport(await listMoved(db, id), await listPriced(db, id))
  const rows = moneyTable(report, (key) => t(`eventMoney:${key}`))
  const bytes = params.type === 'csv' ? Buffer.from(csvOf(rows)) : await xlsxOf(rows)
  return {
    name: `event-${id}-money.${params.type}`,
    type: TYPES[params.type],
    base64: bytes.toString('base64'),
  }
}

const xlsxOf = (rows: readonly (readonly Cell[])[]): Promise<Buffer> =>
  writeExcelFile(
    rows.map((row, index) =>
      row.map((value) => ({
        value,
        ...(index === 0 && { fontWeight: 'bold' as const }),
        ...(typeof value === 'number' && { format: '#,##0.00' }),
      })),
    ),
  ).toBuffer()
