import type { Handler } from '../../http/call.ts'
import { listSwimmerEvents } from './swimmer-events.store.ts'
import { swimmerView } from './swimmer-view.ts'
import { audienceOf } from './swimmers.rules.ts'
import { visibleByRegistryId } from './visible-swimmer.ts'

export const viewIwsaid: Handler<'swimmers.viewIwsaid'> = async ({ params, caller }, { db }) => {
  const row = await visibleByRegistryId(db, params.id, caller)
  const regEventsInfo = await listSwimmerEvents(db, row.id)
  return { ...swimmerView(row, audienceOf(caller, row)), regEventsInfo }
}
