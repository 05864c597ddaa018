import type { Handler } from '../../http/call.ts'
import { editDenial } from './profile/swimmers.rules.ts'
import { visibleSwimmer } from './profile/visible-swimmer.ts'

export const canEdit: Handler<'swimmers.canEdit'> = async ({ params, caller }, { db }) => {
  const reason = editDenial(caller, await visibleSwimmer(db, params.id, caller))
  return { canEdit: reason === null, reason }
}
