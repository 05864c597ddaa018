import { administers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { LENEX_TYPES, lenexBytes } from '../lenex-xml/lenex-bytes.ts'
import { spreadsheet } from '../spreadsheet.ts'
import { recordLists } from './lenex-record-lists.ts'
import { recordRows } from './record-file.ts'
import { recordView } from './record-view.ts'
import { listCounting } from './records.store.ts'

export const exportFile: Handler<'records.exportFile'> = async ({ caller, query }, { db, places }) => {
  if (!administers(caller, null)) fail('no_access')
  const { type = 'csv' } = query
  const records = (await listCounting(db)).map((row) => recordView(row, caller, places))
  if (type === 'csv') return spreadsheet({ name: 'records', type, rows: recordRows(records) })
  const bytes = lenexBytes(recordLists(records), type, 'records')
  return {
    name: `records.${type}`,
    type: LENEX_TYPES[type],
    base64: Buffer.from(bytes).toString('base64'),
  }
}
