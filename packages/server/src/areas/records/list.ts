import { PAGE_SIZE } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { recordView } from './record-view.ts'
import { listCurrent } from './records.store.ts'

export const list: Handler<'records.list'> = async ({ query, caller }, { db, places }) => {
  const { rows, total } = await listCurrent(db, {
    kind: query.kind ?? (query.ageGroup ? 'GWR' : 'AWR'),
    distCode: query.distCode ?? null,
    gender: query.gender ?? null,
    ageGroup: query.ageGroup ?? null,
    waterCat: query.waterCat ?? null,
    state: query.state ?? null,
    sort: query.sort ?? 'distance',
    order: query.order ?? (query.sort === 'date' ? 'desc' : 'asc'),
    ...pageOf(query, PAGE_SIZE.records),
  })
  return { records: rows.map((row) => recordView(row, caller, places)), total }
}
