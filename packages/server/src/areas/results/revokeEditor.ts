import type { Handler } from '../../http/call.ts'
import { changeEditors } from './change-editors.ts'
import { removeEditor } from './editors.store.ts'

export const revokeEditor: Handler<'results.revokeEditor'> = (call, deps) =>
  changeEditors(call, deps, async (tx, eventId) => {
    await removeEditor(tx, eventId, call.params.accountId)
    return call.params.accountId
  })
