import { administers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { spreadsheet } from '../spreadsheet.ts'
import { recordRows } from './record-file.ts'
import { recordView } from './record-view.ts'
import { listCounting } from './records.store.ts'

export const exportFile: Handler<'records.exportFile'> = async ({ caller }, { db }) => {
  if (!administers(caller, null)) fail('no_access')
  const records = (await listCounting(db)).map((row) => recordView(row, caller))
  return spreadsheet({ name: 'records', type: 'csv', rows: recordRows(records) })
}
