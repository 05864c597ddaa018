/** SQL of documents that are found by their check codes. */

import type { Db } from '../../db/schema.ts'
import { selectTests } from '../judgeTests/judge-tests.store.ts'

/** Returns the completed test of a judge with a code. */
export const findCheckedTest = (db: Db, code: string) =>
  selectTests(db)
    .where('judge_test.check_code', '=', code)
    .where('judge_test.completed_at', 'is not', null)
    .executeTakeFirst()
