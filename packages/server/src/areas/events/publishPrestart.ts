import { recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { listHeads } from '../start-lists/list-heads.ts'
import { startedDistances } from '../start-lists/listed-distances.ts'
import { type ListRow, lockList, touchList } from '../start-lists/start-lists.store.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

type Call = HandlerCall<'events.publishPrestart'>

export const publishPrestart: Handler<'events.publishPrestart'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { params, body, caller } = call
    const { id } = await eventToChange(findHead(tx, params.id), caller)
    const lists = await lockLists(tx, id, call)
    for (const list of lists) {
      if ((list.published_at !== null) !== body.isPublished) await publish(tx, list, call)
    }
    return { lists: await listHeads(tx, id, { withDrafts: true }) }
  })

/** Locks the requested lists of an event in one order; fails if there are none, or if the only one has changed. */
async function lockLists(tx: Tx, eventId: number, { body, ifMatch }: Call): Promise<ListRow[]> {
  const { distanceId } = body
  const wanted = (await startedDistances(tx, eventId)).filter(
    ({ id, version }) => version !== null && (distanceId === undefined || id === distanceId),
  )
  const lists: ListRow[] = []
  for (const { id } of wanted.toSorted((a, b) => a.id - b.id)) {
    const list = await lockList(tx, id)
    if (list) lists.push(list)
  }
  if (lists.length === 0) fail('prestart_not_found')
  if (distanceId !== undefined && ifMatch !== null && ifMatch !== lists[0]?.version) fail('stale')
  return lists
}

async function publish(tx: Tx, { offer_distance_id: objectId }: ListRow, call: Call) {
  const { isPublished } = call.body
  await touchList(tx, objectId, { published_at: isPublished ? call.at : null, updated_at: call.at })
  await recordChange(tx, call, {
    kind: 'startList',
    objectId,
    before: { isPublished: !isPublished },
    after: { isPublished },
  })
}
