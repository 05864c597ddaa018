import { placeLate } from '@polynya/domain'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { changeList } from '../start-lists/change-list.ts'
import { rulesOf, starterOf } from '../start-lists/listed-distances.ts'
import { followHeats, othersInHeats } from '../start-lists/merge-heats.ts'
import { refuseRecorded } from '../start-lists/recorded.store.ts'
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
    const others = await othersInHeats(tx, event.id, distance.id)
    const rules = { ...rulesOf(event, distance), extraHeat, others }
    const places = placeLate(before, starters.map(starterOf), rules)
    await replacePlaces(tx, distance.id, places)
    await followHeats(tx, { event, distance }, { before, after: places })
    const known = new Set(before.map(({ entryId }) => entryId))
    return { after: { extraHeat, late: places.filter(({ entryId }) => !known.has(entryId)) } }
  })
