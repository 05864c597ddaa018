import { DEFAULT_COURSE_METRES } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { lockHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'
import { refuseOrder, sessionColumns, storeOfficials } from './sessions/session-input.ts'
import { sessionView } from './sessions/session-view.ts'
import { getSession, insertSession, nextNumber } from './sessions/sessions.store.ts'

export const createSession: Handler<'events.createSession'> = async (call) => {
  const { params, body, caller } = call
  return call.changeOnce(async (tx) => {
    const event = await eventToChange(lockHead(tx, params.id), caller)
    const number = body.number ?? (await nextNumber(tx, event.id))
    const defaults = {
      name: null,
      name_en: null,
      date: null,
      start_time: null,
      water_temp: null,
      air_temp: null,
    }
    await refuseOrder(tx, body, { eventId: event.id, number })
    const id = await insertSession(tx, {
      ...defaults,
      course_metres: DEFAULT_COURSE_METRES,
      ...sessionColumns(body),
      event_id: event.id,
      number,
    })
    await storeOfficials(tx, id, body)
    await recordChange(tx, call, { kind: 'event', objectId: event.id, after: { ...body, session: number } })
    return sessionView(await getSession(tx, event.id, id), event, caller)
  })
}
