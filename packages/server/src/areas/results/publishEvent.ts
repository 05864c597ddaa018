import { isToPublish } from '@polynya/domain'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { deskEvent, resultLists } from './desk-event.ts'
import { publicationView } from './publication-view.ts'
import { openPublication } from './publications.store.ts'

export const publishEvent: Handler<'results.publishEvent'> = async (call, { db }) => {
  const { params, caller, body, at, ipAddress, requestId } = call
  const { state: target, confirmed = false } = body
  return db.transaction().execute(async (tx) => {
    const head = await deskEvent(tx, params.eventId, caller)
    const lists = (await resultLists(tx, head.id)).filter(({ state, recorded, locked_at }) =>
      isToPublish(
        { state: state ?? 'empty', recorded: Number(recorded), isLocked: locked_at !== null },
        target,
      ),
    )
    if (lists.length === 0) fail('nothing_to_publish')
    const publication = await openPublication(tx, {
      ...{ event_id: head.id, account_id: caller.account?.id ?? fail('no_access') },
      ...{ ip_address: ipAddress, request_id: requestId, target, is_confirmed: confirmed, requested_at: at },
      distance_ids: JSON.stringify(lists.map(({ id }) => id)),
    })
    return publicationView(publication)
  })
}
