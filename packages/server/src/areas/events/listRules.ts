import type { Handler } from '../../http/call.ts'
import { findLevels, listRulesView } from '../start-lists/list-rules.ts'
import { getListedEvent } from '../start-lists/start-lists.store.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const listRules: Handler<'events.listRules'> = async ({ params, caller }, { db }) => {
  const event = await eventToChange(findHead(db, params.id), caller)
  const { list_settings } = await getListedEvent(db, event.id)
  return listRulesView(await findLevels(db, event, list_settings))
}
