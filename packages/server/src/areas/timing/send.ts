import { STARTER } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { hashOf } from '../../access/identify.ts'
import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { appendLiveChange } from '../../live/live-changes.store.ts'
import { refusedMarks } from './refused-marks.ts'
import { findByCode, listStarts, storeMarks, touchCode } from './timing.store.ts'
import { startView } from './timing-view.ts'

type Call = HandlerCall<'timing.send'>

export const send: Handler<'timing.send'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { code, marks } = call.body
    const event = (await findByCode(tx, hashOf(code), call.at)) ?? fail('timing_code_wrong')
    await touchCode(tx, hashOf(code), call.at)
    const refused = marks.length > 0 ? await refusedMarks(tx, event.id, marks) : []
    const refusedIds = new Set(refused.map(({ sentId }) => sentId))
    const taken = marks.filter(({ sentId }) => !refusedIds.has(sentId))
    if (taken.length > 0) await store(tx, event.id, { ...call, body: { ...call.body, marks: taken } })
    return {
      stored: taken.map(({ sentId }) => sentId),
      refused,
      starts: (await listStarts(tx, event.id)).map(startView),
    }
  })

async function store(tx: Tx, eventId: number, call: Call) {
  const { device, marks } = call.body
  const rows = marks.map((mark) => ({
    event_id: eventId,
    offer_distance_id: mark.distanceId,
    heat: mark.heat,
    lane: mark.lane,
    role: mark.role,
    device,
    started_at: dateOf(mark.startedAt),
    stopped_at: dateOf(mark.stoppedAt),
    clock_error_ms: mark.clockErrorMs,
    sent_id: mark.sentId,
    is_undone: mark.isUndone,
    updated_at: call.at,
  }))
  // The last of several marks with one ID counts: a statement may change a row only once.
  await storeMarks(tx, [...new Map(rows.map((row) => [row.sent_id, row])).values()])
  await recordChange(tx, call, { kind: 'event', objectId: eventId, after: { device, marks: rows.length } })
  for (const change of timingChanges(marks))
    await appendLiveChange(tx, { eventId, kind: 'timing', ...change, at: call.at })
}

/** A change for each start, which pages show at once, and one for the stops of each distance. */
const timingChanges = (marks: Call['body']['marks']) => [
  ...marks
    .filter(({ role }) => role === STARTER)
    .map(({ distanceId, heat, isUndone }) => ({ distanceId, payload: { heat, isStarted: !isUndone } })),
  ...[...new Set(marks.filter(({ role }) => role !== STARTER).map(({ distanceId }) => distanceId))].map(
    (distanceId) => ({ distanceId }),
  ),
]

const dateOf = (at: string | null) => (at === null ? null : new Date(at))
