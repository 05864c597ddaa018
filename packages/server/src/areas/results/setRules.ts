import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { findHead } from '../events/record/events.store.ts'
import { eventToChange } from '../events/record/visible-event.ts'
import { deskOf } from './desk-view.ts'
import { requiresSecondEntry, setSecondEntry } from './results.store.ts'

export const setRules: Handler<'results.setRules'> = ({ params, body, ...call }) =>
  call.changeOnce(async (tx) => {
    const { id } = await eventToChange(findHead(tx, params.eventId), call.caller)
    const before = { secondEntry: await requiresSecondEntry(tx, id) }
    await setSecondEntry(tx, id, body.secondEntry)
    await recordChange(tx, call, { kind: 'results', objectId: `event ${id}`, before, after: body })
    return deskOf(tx, id)
  })
