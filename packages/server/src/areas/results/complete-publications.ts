/**
 * Publishes the distances of open publications, one per transaction: readers see each at once, and no lock is held for
 * long. Resumes after a crash.
 */

import { lockStandings } from '../../db/lock-standings.ts'
import { inSavepoint } from '../../db/savepoint.ts'
import type { Tx } from '../../db/schema.ts'
import type { DistanceOutcome } from '../../db/tables/publication.ts'
import type { Deps } from '../../deps.ts'
import { storeChange } from './change-results.ts'
import { resultList } from './desk-event.ts'
import { findChecks } from './find-checks.ts'
import {
  addDistanceOutcome,
  closePublication,
  lockOpenPublication,
  type PublicationRow,
} from './publications.store.ts'
import { publishList } from './publish-list.ts'
import { openResultList } from './results.store.ts'

type PublicationDeps = Pick<Deps, 'db' | 'clock'>

/** @param onProblem called with the failure of a distance; the others are published */
export async function completePublications(
  deps: PublicationDeps,
  onProblem: (problem: unknown) => void,
): Promise<void> {
  while (await nextDistance(deps, onProblem));
}

/** Publishes the next distance, or closes the publication after the last one. Returns whether there was one. */
function nextDistance(
  { db, clock }: PublicationDeps,
  onProblem: (problem: unknown) => void,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await lockOpenPublication(tx)
    if (!row) return false
    const distanceId = row.distance_ids[row.outcomes.length]
    if (distanceId === undefined) {
      await closePublication(tx, row.id, clock.now())
      return true
    }
    const published = await inSavepoint(tx, () =>
      publishDistance(tx, row, { distanceId, at: clock.now() }),
    ).catch((problem: unknown) => {
      onProblem(problem)
      return { outcome: 'failed', findings: 0 } as const
    })
    await addDistanceOutcome(tx, row.id, { distanceId, ...published })
    return true
  })
}

async function publishDistance(
  tx: Tx,
  row: PublicationRow,
  { distanceId, at }: { readonly distanceId: number; readonly at: Date },
): Promise<Omit<DistanceOutcome, 'distanceId'>> {
  await lockStandings(tx)
  const place = { eventId: row.event_id, distanceId }
  const distance = await resultList(tx, place)
  const list = await openResultList(tx, { ...place, at })
  if (list.locked_at) return { outcome: 'locked', findings: 0 }
  const { errors, warnings } = await findChecks(tx, place, at)
  if (errors.length > 0) return { outcome: 'invalid', findings: errors.length }
  if (warnings.length > 0 && !row.is_confirmed) return { outcome: 'unconfirmed', findings: warnings.length }
  const changing = { eventId: row.event_id, distance, list }
  const by = {
    ...{ id: 'results.publishEvent' as const, caller: { account: { id: row.account_id } } },
    ...{ ipAddress: row.ip_address, requestId: row.request_id, at },
  }
  await storeChange(tx, by, { changing, changed: await publishList(tx, changing, { state: row.target, at }) })
  return { outcome: 'published', findings: warnings.length }
}
