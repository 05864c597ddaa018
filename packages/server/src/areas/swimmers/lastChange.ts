import { administers } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { findLastChange } from './custody/change-requests.store.ts'
import { changeView } from './custody/change-view.ts'
import { editableSwimmer } from './profile/visible-swimmer.ts'

export const lastChange: Handler<'swimmers.lastChange'> = async ({ params, caller }, { db }) => {
  const { id, region } = await editableSwimmer(db, params.id, caller)
  const row = await findLastChange(db, id)
  // A former owner's reason and the answer to it are not for the next one.
  const isShown = row && (row.account_id === caller.account.id || administers(caller, region))
  return { request: isShown ? changeView(row) : null }
}
