import type { Handler } from '../../http/call.ts'
import { listSwimmerEvents } from './profile/swimmer-events.store.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import { audienceOf } from './profile/swimmers.rules.ts'
import { visibleByRegistryId } from './profile/visible-swimmer.ts'

export const viewIwsaid: Handler<'swimmers.viewIwsaid'> = async ({ params, caller }, { db }) => {
  const row = await visibleByRegistryId(db, params.id, caller)
  const regEventsInfo = await listSwimmerEvents(db, row.id)
  return { ...swimmerView(row, audienceOf(caller, row)), regEventsInfo }
}
