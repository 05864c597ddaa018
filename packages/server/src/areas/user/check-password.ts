import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { getAccount } from '../accounts/account.store.ts'

/** Checks the account's password again before a sensitive operation; fails with `password_wrong`. */
export async function checkPassword(accountId: number, password: string, deps: Deps) {
  await deps.limits.take('signIn', `account|${accountId}`)
  const { password_hash } = await getAccount(deps.db, accountId)
  if (!(await deps.passwords.matches(password, password_hash))) {
    fail('password_wrong', { issues: [{ path: 'password', reason: 'password_wrong' }] })
  }
}
