import type { Handler } from '../../http/call.ts'
import { swimmerView } from './swimmer-view.ts'
import { audienceOf } from './swimmers.rules.ts'
import { visibleSwimmer } from './visible-swimmer.ts'

export const get: Handler<'swimmers.get'> = async ({ params, caller }, { db }) => {
  const row = await visibleSwimmer(db, params.id, caller)
  return swimmerView(row, audienceOf(caller, row))
}
