import type { Handler } from '../../http/call.ts'
import { swimmerCard } from './swimmer-view.ts'
import { audienceOf } from './swimmers.rules.ts'
import { visibleByRegistryId } from './visible-swimmer.ts'

export const iwsaid: Handler<'swimmers.iwsaid'> = async ({ params, caller }, { db }) => {
  const row = await visibleByRegistryId(db, params.id, caller)
  return swimmerCard(row, audienceOf(caller, row))
}
