import { placeLate } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { changeList } from './change-list.ts'
import { rulesOf, starterOf } from './seed-lists.ts'
import { listPlaces, listStarters, replacePlaces } from './start-lists.store.ts'

/** A locked list takes it, too: nobody who has a lane changes it. */
export const latePrestart: Handler<'events.latePrestart'> = (call, deps) =>
  changeList(call, deps, async (tx, { event, distance }) => {
    const starters = await listStarters(tx, [distance.id])
    const before = await listPlaces(tx, distance.id)
    const places = placeLate(before, starters.map(starterOf), rulesOf(event, distance))
    await replacePlaces(tx, distance.id, places)
    const known = new Set(before.map(({ entryId }) => entryId))
    return { after: { late: places.filter(({ entryId }) => !known.has(entryId)) } }
  })
