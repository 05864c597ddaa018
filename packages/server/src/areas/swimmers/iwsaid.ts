import type { Handler } from '../../http/call.ts'
import { swimmerCard } from './profile/swimmer-view.ts'
import { audienceOf } from './profile/swimmers.rules.ts'
import { visibleByRegistryId } from './profile/visible-swimmer.ts'

export const iwsaid: Handler<'swimmers.iwsaid'> = async ({ params, caller }, { db }) => {
  const row = await visibleByRegistryId(db, params.id, caller)
  return swimmerCard(row, audienceOf(caller, row))
}
