/** The nightly search for duplicates also finds profiles that were not written through the store, such as by an older version. */

import { findCandidates, lastSwimmerId } from '../areas/swimmers/candidates/candidates.store.ts'
import type { Deps } from '../deps.ts'

/** Small enough not to block the embedded database, which has one connection, for long. */
const BATCH = 250

/** Compares every profile with those that share its birth date or its name, one batch per transaction. */
export async function findDuplicates({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const last = await lastSwimmerId(db)
  for (let from = 1; from <= last; from += BATCH) {
    const range = { from, to: from + BATCH - 1 }
    await db.transaction().execute((tx) => findCandidates(tx, range, clock.now()))
  }
}
