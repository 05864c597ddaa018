import { placeLate } from '@polynya/domain'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { changeList } from '../start-lists/change-list.ts'
import { refuseRecorded } from '../start-lists/recorded.store.ts'
import { rulesOf, starterOf } from '../start-lists/seed-lists.ts'
import { listStarters, placesOf, replacePlaces } from '../start-lists/start-lists.store.ts'

/** Locked lists allow it, except for an extra heat before the others: that changes their numbers. */
export const latePrestart: Handler<'events.latePrestart'> = (call, deps) =>
  changeList(call, deps, async (tx, { event, distance, list }) => {
    const { extraHeat = 'last' } = call.body
    if (extraHeat === 'first') {
      if (list.locked_at) fail('start_list_locked')
      await refuseRecorded(tx, distance.id)
    }
    const starters = await listStarters(tx, [distance.id])
    const before = placesOf(starters)
    const places = placeLate(before, starters.map(starterOf), { ...rulesOf(event, distance), extraHeat })
    await replacePlaces(tx, distance.id, places)
    const known = new Set(before.map(({ entryId }) => entryId))
    return { after: { extraHeat, late: places.filter(({ entryId }) => !known.has(entryId)) } }
  })
