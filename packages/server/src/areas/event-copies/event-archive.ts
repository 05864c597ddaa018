/** Who entered, started and finished at an event, as a caller may see it. */

import type { EventExport } from '@polynya/contract'
import { administers, type Caller } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import type { EventRow } from '../events/record/events.store.ts'
import { listsWhere } from '../results/published-lists.ts'
import { listEntrants } from '../start-lists/entered.store.ts'
import { entrantView } from '../start-lists/entered-view.ts'
import { startedDistances } from '../start-lists/listed-distances.ts'
import { startListsFor } from '../start-lists/start-lists-for.ts'

interface ArchiveOptions {
  readonly caller: Caller
  readonly at: Date
}

const NO_FILTER = { gender: null, ageGroup: null, country: null, region: null, lastName: null, iwsaid: null }
const ALL = { sort: 'lastName', order: 'asc', limit: null, offset: 0 } as const

export async function eventArchive(
  db: Db,
  { id: eventId, region }: EventRow,
  { caller, at }: ArchiveOptions,
): Promise<NonNullable<EventExport['archive']>> {
  const isAdministrator = administers(caller, region)
  const distanceIds = (await startedDistances(db, eventId)).map(({ id }) => id)
  const paid = { eventId, isPaid: true, accountId: null, at, distanceIds }
  const { entrants } = await listEntrants(db, { ...paid, ...NO_FILTER, ...ALL })
  return {
    entrants: entrants.flatMap(entrantView),
    startLists: await startListsFor(db, eventId, { withDrafts: isAdministrator }),
    results: await listsWhere(
      db,
      eventId,
      ({ state, recorded }) => (state !== null && state !== 'empty') || (isAdministrator && recorded > 0),
    ),
  }
}
