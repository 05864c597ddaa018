/** The nightly look for duplicates: what was written past the store, such as by an older version, is found too. */

import { findCandidates } from '../areas/swimmers/duplicates/candidates.store.ts'
import type { Deps } from '../deps.ts'

/** Few enough that the embedded database, which has one connection, is never taken for long. */
const BATCH = 250

/** Compares every profile with those that share its birth date or its name, a batch of them a transaction. */
export async function findDuplicates({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { last } = await db
    .selectFrom('swimmer')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  for (let from = 1; from <= (last ?? 0); from += BATCH) {
    const range = { from, to: from + BATCH - 1 }
    await db.transaction().execute((tx) => findCandidates(tx, range, clock.now()))
  }
}
