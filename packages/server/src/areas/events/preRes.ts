import type { Handler } from '../../http/call.ts'
import { listsWhere } from '../results/published-lists.ts'
import { visibleEvent } from './record/visible-event.ts'

export const preRes: Handler<'events.preRes'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleEvent(db, params.id, caller)
  return { lists: await listsWhere(db, id, ({ state }) => state === 'preliminary') }
}
