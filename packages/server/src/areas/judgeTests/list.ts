import { PAGE_SIZE } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { closeDueTests } from './closing.ts'
import { countTests, listTests } from './judge-tests.store.ts'
import { listReach } from './test-reach.ts'
import { testCard } from './test-view.ts'

export const list: Handler<'judgeTests.list'> = async ({ query, ...call }, { db }) => {
  await closeDueTests(db, call.at)
  const { sort = 'id', order = 'desc', all, jCat } = query
  const filter = { ...listReach(call, all), jCat }
  const rows = await listTests(db, filter, { sort, order, ...pageOf(query, PAGE_SIZE.judgeTests) })
  return { judgeTests: rows.map(testCard), total: await countTests(db, filter) }
}
