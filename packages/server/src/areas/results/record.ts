import { lockStandings } from '../../db/lock-standings.ts'
import type { Handler } from '../../http/call.ts'
import { deskEvent } from './desk-event.ts'
import { deskListOf } from './desk-list.ts'
import { recordBatch } from './record-batch.ts'
import { isPublished } from './results.store.ts'

export const record: Handler<'results.record'> = (call) =>
  call.changeOnce(async (tx) => {
    const { params, body, caller } = call
    if (await isPublished(tx, params)) await lockStandings(tx)
    const { id } = await deskEvent(tx, params.eventId, caller)
    const place = { eventId: id, distanceId: params.distanceId }
    await recordBatch(tx, call, { ...place, ...body })
    return deskListOf(tx, place)
  })
