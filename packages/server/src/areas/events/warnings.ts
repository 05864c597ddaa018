import { settingWarnings } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { seededLanes } from '../start-lists/start-lists.store.ts'
import { eventDetails } from './record/event-view.ts'
import { findEvent, findHead } from './record/events.store.ts'
import { eventToChange, ifVisible } from './record/visible-event.ts'

export const warnings: Handler<'events.warnings'> = async ({ params, caller, at }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  const event = ifVisible(await findEvent(db, id), caller)
  return { warnings: settingWarnings({ ...eventDetails(event, at), seededLanes: await seededLanes(db, id) }) }
}
