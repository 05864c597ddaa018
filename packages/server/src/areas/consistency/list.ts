import { PAGE_SIZE } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { refuseRegional, runView } from './run-view.ts'
import { listRuns } from './runs.store.ts'

export const list: Handler<'consistency.list'> = async ({ query, caller }, { db }) => {
  refuseRegional(caller)
  const page = pageOf(query, PAGE_SIZE.consistency)
  const runs = await listRuns(db, { order: query.order ?? 'desc', ...page })
  return { runs: runs.map(runView), total: runs[0]?.total ?? 0 }
}
