import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { getPrintSettings } from '../printouts/print-settings.ts'
import { setPrintSettings } from '../printouts/printouts.store.ts'
import { lockHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const updatePrintSettings: Handler<'events.updatePrintSettings'> = async (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { params, body, caller } = call
    const { id } = await eventToChange(lockHead(tx, params.id), caller)
    const before = { printSettings: await getPrintSettings(tx, id) }
    await setPrintSettings(tx, id, body)
    await recordChange(tx, call, { kind: 'event', objectId: id, before, after: { printSettings: body } })
    return getPrintSettings(tx, id)
  })
