import type { Handler } from '../../http/call.ts'
import { findLastChange } from './change-requests.store.ts'
import { changeView } from './change-view.ts'
import { editableSwimmer } from './visible-swimmer.ts'

export const lastChange: Handler<'swimmers.lastChange'> = async ({ params, caller }, { db }) => {
  const { id } = await editableSwimmer(db, params.id, caller)
  const row = await findLastChange(db, id)
  return { request: row ? changeView(row) : null }
}
