import { administers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { startListsFor } from '../start-lists/start-lists-for.ts'
import { visibleEvent } from './record/visible-event.ts'

export const prestart: Handler<'events.prestart'> = async ({ params, query, caller }, { db }) => {
  const { id, region } = await visibleEvent(db, params.id, caller)
  const { distCode, distanceId } = query
  const lists = await startListsFor(db, id, {
    withDrafts: administers(caller, region),
    where: (row) =>
      (distCode === undefined || row.dist_code === distCode) &&
      (distanceId === undefined || row.id === distanceId),
  })
  if (lists.length === 0) fail('prestart_not_found')
  return { lists }
}
