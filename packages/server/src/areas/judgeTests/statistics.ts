import { FAST_SECONDS_PER_QUESTION } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { closeDueTests } from './closing.ts'
import { countResults, listFast, listHardest } from './judge-statistics.store.ts'
import { reachOf } from './test-reach.ts'
import { testCard } from './test-view.ts'

export const statistics: Handler<'judgeTests.statistics'> = async ({ language, ...call }, { db }) => {
  await closeDueTests(db, call.at)
  const reach = reachOf(call)
  const hardest = await listHardest(db, reach)
  const results = await countResults(db, reach)
  const fast = await listFast(db, reach, FAST_SECONDS_PER_QUESTION)
  return {
    hardest: hardest.map(({ id, code, j_cat, text_ru, text_en, drawn, right }) => ({
      qId: id,
      code,
      jCat: j_cat,
      quest: language === 'en' ? text_en : text_ru,
      drawn,
      right,
    })),
    results: results.map(({ region, j_cat, is_exam, tests, passed }) => ({
      region,
      jCat: j_cat,
      ifExam: is_exam ? 1 : 0,
      tests,
      passed,
    })),
    fast: fast.map((row) => ({
      test: testCard(row),
      seconds: Math.round(((row.completed_at ?? row.due_at).getTime() - row.started_at.getTime()) / 1000),
    })),
  }
}
