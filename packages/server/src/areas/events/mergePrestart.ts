import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { appendLiveChange } from '../../live/live-changes.store.ts'
import { changeList } from '../start-lists/change-list.ts'
import { mergeHeat, separateHeat } from '../start-lists/merge-heats.ts'
import { touchList } from '../start-lists/start-lists.store.ts'

/** Refused for a locked list, whose starters keep their lanes; the other list changes no lane. */
export const mergePrestart: Handler<'events.mergePrestart'> = (call, deps) =>
  changeList({ ...call, ...otherOf(call.body.into) }, deps, async (tx, { event, distance, list }) => {
    if (list.locked_at) fail('start_list_locked')
    const { heat, into } = call.body
    const guest = { distanceId: distance.id, heat }
    if (into) await mergeHeat(tx, { event, distance }, { guest, host: into })
    const host = into ?? (await separateHeat(tx, { event, distance }, guest))
    if (host.distanceId !== distance.id) {
      await touchList(tx, host.distanceId, { updated_at: call.at })
      const { distanceId } = host
      await appendLiveChange(tx, { eventId: event.id, kind: 'startList', distanceId, at: call.at })
    }
    return { after: { heat, into } }
  })

const otherOf = (into: HandlerCall<'events.mergePrestart'>['body']['into']) =>
  into && { otherDistanceId: into.distanceId }
