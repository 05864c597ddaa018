import type { Handler } from '../../http/call.ts'
import { getPrintSettings } from '../printouts/print-settings.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const printSettings: Handler<'events.printSettings'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  return getPrintSettings(db, id)
}
