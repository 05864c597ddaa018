import type { User } from '@polynya/contract'
import { editsBaseResults, editsJudgeQuestions, regionsOf, rolesOf } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { countSwimmersOf, getAccount, rightsOf } from '../accounts/account.store.ts'

/** The user as an access token tells it, and the version that the token is good for. */
export async function userClaim(db: Db, accountId: number): Promise<{ user: User; tokenVersion: number }> {
  const account = await getAccount(db, accountId)
  const rights = await rightsOf(db, accountId)
  const roles = rolesOf(rights)
  const flag = (role: (typeof roles)[number]) => (roles.includes(role) ? 1 : 0)
  const email = account.email ?? ''
  return {
    tokenVersion: account.token_version,
    user: {
      id: account.id,
      username: email,
      firstName: account.first_name,
      lastName: account.last_name,
      language: account.language,
      email,
      isAdmin: flag('admin'),
      isSuperAdmin: flag('superAdmin'),
      isRsf: flag('isRsf'),
      numOfSwimmers: await countSwimmersOf(db, accountId),
      canEditBaseResults: editsBaseResults(rights),
      ...(roles.includes('resultsEditor') && { canRecordResults: true }),
      ...(editsJudgeQuestions(rights) && { canEditJudgeQuestions: true }),
      regions: regionsOf(rights),
    },
  }
}
