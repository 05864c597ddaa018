import type { Handler } from '../../http/call.ts'
import { careerOf } from './profile/swimmer-results.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import { audienceOf } from './profile/swimmers.rules.ts'
import { visibleByRegistryId } from './profile/visible-swimmer.ts'

export const viewIwsaid: Handler<'swimmers.viewIwsaid'> = async ({ params, caller }, { db }) => {
  const row = await visibleByRegistryId(db, params.id, caller)
  return { ...swimmerView(row, audienceOf(caller, row)), ...(await careerOf(db, row.id)) }
}
