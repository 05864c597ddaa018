import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { findAccountByEmail } from '../accounts/account.store.ts'
import { changeEditors } from './change-editors.ts'
import { addEditor } from './editors.store.ts'

export const grantEditor: Handler<'results.grantEditor'> = (call, deps) =>
  changeEditors(call, deps, async (tx, eventId) => {
    const account = await findAccountByEmail(tx, call.body.email)
    if (!account?.activated_at || account.blocked_at) return fail('account_not_found')
    await addEditor(tx, eventId, account.id)
    return account.id
  })
