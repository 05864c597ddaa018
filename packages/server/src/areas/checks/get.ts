import { readCheckCode } from '@polynya/domain'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { testCard } from '../judgeTests/test-view.ts'
import { checkedDiploma } from './checked-diploma.ts'
import { findCheckedDiploma, findCheckedTest } from './checks.store.ts'

/** Shows what was printed with the code, without what identifies an account. */
export const get: Handler<'checks.get'> = async ({ params }, { db }) => {
  const code = readCheckCode(params.code) ?? fail('check_code_not_found')
  const diploma = await findCheckedDiploma(db, code)
  if (diploma) return { code, kind: 'diploma', judgeTest: null, diploma: checkedDiploma(diploma) }
  const row = (await findCheckedTest(db, code)) ?? fail('check_code_not_found')
  const { id, userId, userEmail, dueTime, offerId, startTime, ...judgeTest } = testCard(row)
  return { code, kind: 'judgeTest', judgeTest, diploma: null }
}
