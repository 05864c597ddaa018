import { PAGE_SIZE } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { countUnpaid, listEntrants } from '../start-lists/entered.store.ts'
import { entrantView } from '../start-lists/entered-view.ts'
import { startedDistances } from '../start-lists/listed-distances.ts'
import { shownEntries } from '../start-lists/shown-entries.ts'
import { visibleEvent } from './record/visible-event.ts'

export const swimmerList: Handler<'events.swimmerList'> = async ({ params, query, caller, at }, { db }) => {
  const { id: eventId, region: eventRegion } = await visibleEvent(db, params.id, caller)
  const shown = shownEntries({ caller, region: eventRegion, isPaid: query.isPaid })
  const { distCode, sort = 'lastName', order = 'asc' } = query
  const { gender = null, ageGroup = null, country = null, region = null } = query
  const { lastName = null, iwsaid = null } = query
  const distances = await startedDistances(db, eventId)
  const counted = distances.filter(({ dist_code }) => distCode === undefined || dist_code === distCode)
  const filter = { eventId, ...shown, at, distanceIds: counted.map(({ id }) => id) }
  const sorting = { sort, order, ...pageOf(query, PAGE_SIZE.entries) }
  const wanted = { gender, ageGroup, country, region, lastName, iwsaid }
  const { entrants, total } = await listEntrants(db, { ...filter, ...wanted, ...sorting })
  return { swimmers: entrants.flatMap(entrantView), total, unPaid: await countUnpaid(db, eventId, at) }
}
