import type { Handler } from '../../http/call.ts'
import { countTests } from './judge-tests.store.ts'
import { listReach } from './test-reach.ts'

export const count: Handler<'judgeTests.count'> = async ({ query: { all, jCat }, ...call }, { db }) => ({
  total: await countTests(db, { ...listReach(call, all), jCat }),
})
