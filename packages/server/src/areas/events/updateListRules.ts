import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { findLevels, listRulesView, storeListRules } from '../start-lists/list-rules.ts'
import { getListedEvent } from '../start-lists/start-lists.store.ts'
import { lockHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

/** Holds the lock of the event, so that the levels above do not change while the rules are checked. */
export const updateListRules: Handler<'events.updateListRules'> = async (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { params, body, caller } = call
    const { id } = await eventToChange(lockHead(tx, params.id), caller)
    const levels = async () => {
      const event = await eventToChange(lockHead(tx, params.id), caller)
      return findLevels(tx, event, (await getListedEvent(tx, id)).list_settings)
    }
    await storeListRules(tx, await levels(), call)
    await recordChange(tx, call, { kind: 'event', objectId: id, after: body })
    return listRulesView(await levels())
  })
