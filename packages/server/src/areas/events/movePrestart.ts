import { moveStarter } from '@polynya/domain'
import { fail, failField } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { changeList } from '../start-lists/change-list.ts'
import { rulesOf } from '../start-lists/listed-distances.ts'
import { followHeats, othersInHeats } from '../start-lists/merge-heats.ts'
import { refuseRecorded } from '../start-lists/recorded.store.ts'
import { listStarters, placesOf, replacePlaces, type StarterRow } from '../start-lists/start-lists.store.ts'

const isScratched = ({ scratched_at }: StarterRow) => scratched_at !== null

export const movePrestart: Handler<'events.movePrestart'> = (call, deps) =>
  changeList(call, deps, async (tx, { event, distance, list }) => {
    await refuseRecorded(tx, distance.id)
    if (list.locked_at) fail('start_list_locked')
    const { entryId } = call.body
    const starters = await listStarters(tx, [distance.id])
    if (!starters.some(({ entry_id }) => entry_id === entryId)) fail('entry_not_found')
    const places = placesOf(starters)
    const scratched = new Set(starters.filter(isScratched).map(({ entry_id }) => entry_id))
    const others = await othersInHeats(tx, event.id, distance.id)
    const moved = moveStarter(places, call.body, { ...rulesOf(event, distance), scratched, others })
    if (moved === 'lane_taken') return fail('lane_taken')
    if (moved === 'lane_outside') return failField('lane', 'not_allowed')
    if (moved === 'heat_outside') return failField('heat', 'not_allowed')
    await replacePlaces(tx, distance.id, moved)
    const without = places.filter((place) => place.entryId !== entryId)
    await followHeats(tx, { event, distance }, { before: without, after: moved })
    const from = places.find((place) => place.entryId === entryId)
    return {
      before: { entryId, heat: from?.heat ?? null, lane: from?.lane ?? null },
      after: { ...call.body },
    }
  })
