import { moveStarter } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { fail, failField } from '../../http/failure.ts'
import { changeList } from './change-list.ts'
import { rulesOf } from './seed-lists.ts'
import { listPlaces, listStarters, replacePlaces } from './start-lists.store.ts'

export const movePrestart: Handler<'events.movePrestart'> = (call, deps) =>
  changeList(call, deps, async (tx, { event, distance, list }) => {
    if (list.locked_at) fail('start_list_locked')
    const { entryId } = call.body
    const starters = await listStarters(tx, [distance.id])
    if (!starters.some(({ entry_id }) => entry_id === entryId)) fail('entry_not_found')
    const places = await listPlaces(tx, distance.id)
    const moved = moveStarter(places, call.body, rulesOf(event, distance))
    if (moved === 'lane_taken') return fail('lane_taken')
    if (moved === 'lane_outside') return failField('lane', 'not_allowed')
    if (moved === 'heat_outside') return failField('heat', 'not_allowed')
    await replacePlaces(tx, distance.id, moved)
    const from = places.find((place) => place.entryId === entryId)
    return {
      before: { entryId, heat: from?.heat ?? null, lane: from?.lane ?? null },
      after: { ...call.body },
    }
  })
