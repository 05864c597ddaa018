import { judgeCategoryOf, mayTakeTrials } from '@polynya/domain'
import { editsJudgeQuestions } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { closeDueTests } from './closing.ts'
import { listLatestCredits, listPaidCredits } from './judge-credits.store.ts'
import { isRsf, lastExams, openingsOf } from './openings-of.ts'

/** Officials see the credits of this many distances of the latest events. */
const LATEST = 12

export const openings: Handler<'judgeTests.openings'> = async ({ caller, at }, { db, config }) => {
  await closeDueTests(db, at)
  const { account, roles } = caller
  const paid = await listPaidCredits(db, account.id)
  const credits = isRsf(account) ? await listLatestCredits(db, LATEST) : paid
  const candidate = {
    isRsf: isRsf(account),
    isAdmin: roles.includes('admin'),
    paid: paid.flatMap(({ dist_code }) => judgeCategoryOf(dist_code) ?? []),
  }
  return {
    trials: mayTakeTrials(candidate),
    editor: editsJudgeQuestions(account.rights),
    rules: config.judgeTest,
    exams: openingsOf(credits, await lastExams(db, account.id, at)),
  }
}
