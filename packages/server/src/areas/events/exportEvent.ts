import { administers } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { eventArchive } from '../event-copies/event-archive.ts'
import { eventFile } from '../event-copies/event-file.ts'
import { findEvent } from './record/events.store.ts'
import { ifVisible } from './record/visible-event.ts'

export const exportEvent: Handler<'events.exportEvent'> = async ({ params, query, caller, at }, deps) => {
  const row = ifVisible(await findEvent(deps.db, params.id), caller)
  const file = await eventFile(row, { isAdministrator: administers(caller, row.region), deps })
  return query.archive ? { ...file, archive: await eventArchive(deps.db, row, { caller, at }) } : file
}
