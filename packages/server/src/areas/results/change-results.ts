/** Changes the result list of a distance: checks the right, the lock and the version, and audits the change. */

import type { EndpointId } from '@polynya/contract'
import { type AuditedCall, recordChange } from '../../access/audit.store.ts'
import { administers } from '../../access/caller.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import type { HandlerCall } from '../../http/call.ts'
import { refreshDistance } from '../standings/refresh-standings.ts'
import { deskEvent, resultList } from './desk-event.ts'
import { deskListOf } from './desk-list.ts'
import { type ListedResults, openResultList, type ResultListRow } from './results.store.ts'
import { type ResultsChange, resultsChanged } from './results-changed.ts'

type Id = Extract<EndpointId, `results.${'publish' | 'lock' | 'recompute'}`>

export interface ChangingResults {
  readonly eventId: number
  readonly distance: ListedResults
  readonly list: ResultListRow
}

export interface Changed {
  readonly kind: ResultsChange['kind']
  readonly entryIds?: readonly number[]
  readonly before?: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

type Changing = Pick<
  HandlerCall<Id>,
  'id' | 'params' | 'caller' | 'ifMatch' | 'at' | 'ipAddress' | 'requestId'
>

/** Makes a change of a result list and returns its desk. Null changes nothing. */
export function changeResults(
  call: Changing,
  { db }: Pick<Deps, 'db'>,
  change: (tx: Tx, changing: ChangingResults) => Promise<Changed | null>,
) {
  return db.transaction().execute(async (tx) => {
    const { params, caller, ifMatch, at } = call
    if (call.id !== 'results.lock') await lockStandings(tx)
    const head = await deskEvent(tx, params.eventId, caller)
    if (call.id !== 'results.publish' && !administers(caller, head.region)) fail('no_access')
    const place = { eventId: head.id, distanceId: params.distanceId }
    const distance = await resultList(tx, place)
    const list = await openResultList(tx, { ...place, at })
    if (ifMatch !== null && ifMatch !== list.version) fail('stale')
    if (list.locked_at && call.id !== 'results.lock') fail('results_locked')
    const changed = await change(tx, { eventId: head.id, distance, list })
    if (changed) {
      await storeChange(tx, call, { changing: { eventId: head.id, distance, list }, changed })
    }
    return deskListOf(tx, place)
  })
}

/** Audits a change of a result list, shows it live, and refreshes the standings. */
export async function storeChange(
  tx: Tx,
  by: AuditedCall,
  {
    changing: { eventId, distance },
    changed,
  }: { readonly changing: ChangingResults; readonly changed: Changed },
) {
  const { kind, entryIds = [], ...parts } = changed
  await resultsChanged(tx, { eventId, distanceId: distance.id, kind, entryIds, at: by.at })
  await recordChange(tx, by, { kind: 'results', objectId: distance.id, ...parts })
  if (kind !== 'locked') {
    await refreshDistance(tx, { id: distance.id, eventId, distCode: distance.dist_code })
  }
}
