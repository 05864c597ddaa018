import { administers } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { listHeads } from '../start-lists/list-heads.ts'
import { visibleEvent } from './record/visible-event.ts'

export const prestartLists: Handler<'events.prestartLists'> = async ({ params, caller }, { db }) => {
  const { id, region } = await visibleEvent(db, params.id, caller)
  return { lists: await listHeads(db, id, { withDrafts: administers(caller, region) }) }
}
