import type { Handler } from '../../http/call.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import { audienceOf } from './profile/swimmers.rules.ts'
import { visibleSwimmer } from './profile/visible-swimmer.ts'

export const get: Handler<'swimmers.get'> = async ({ params, caller }, { db }) => {
  const row = await visibleSwimmer(db, params.id, caller)
  return swimmerView(row, audienceOf(caller, row))
}
