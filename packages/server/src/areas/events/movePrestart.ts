import { moveStarter, type StartPlace } from '@polynya/domain'
import { fail, failField } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { changeList } from '../start-lists/change-list.ts'
import { rulesOf } from '../start-lists/listed-distances.ts'
import { followHeats, othersInHeats } from '../start-lists/merge-heats.ts'
import { refuseRecorded } from '../start-lists/recorded.store.ts'
import { listStarters, placesOf, replacePlaces, type StarterRow } from '../start-lists/start-lists.store.ts'

const isScratched = ({ scratched_at }: StarterRow) => scratched_at !== null

/** Whether a move takes the only starter out of a heat, and brings no other in. */
function emptiesHeat(places: readonly StartPlace[], { entryId, heat, lane }: StartPlace): boolean {
  const from = places.find((place) => place.entryId === entryId)
  if (!from || from.heat === heat) return false
  const isSwap = places.some((place) => place.heat === heat && place.lane === lane)
  return !isSwap && places.filter((place) => place.heat === from.heat).length === 1
}

export const movePrestart: Handler<'events.movePrestart'> = (call, deps) =>
  changeList(call, deps, async (tx, { event, distance, list }) => {
    await refuseRecorded(tx, distance.id)
    if (list.locked_at) fail('start_list_locked')
    const { entryId } = call.body
    const starters = await listStarters(tx, [distance.id])
    if (!starters.some(({ entry_id }) => entry_id === entryId)) fail('entry_not_found')
    const places = placesOf(starters)
    const scratched = new Set(starters.filter(isScratched).map(({ entry_id }) => entry_id))
    const guests = await othersInHeats(tx, event.id, distance.id)
    const moved = moveStarter(places, call.body, { ...rulesOf(event, distance), scratched, others: guests })
    if (moved === 'lane_taken') return fail('lane_taken')
    if (moved === 'lane_outside') return failField('lane', 'not_allowed')
    if (moved === 'heat_outside') return failField('heat', 'not_allowed')
    await replacePlaces(tx, distance.id, moved)
    // Heats keep their numbers unless one is emptied; then their other starters show which number each has now.
    const others = places.filter((place) => place.entryId !== entryId)
    const before = emptiesHeat(places, call.body) ? others : moved
    await followHeats(tx, { event, distance }, { before, after: moved })
    const from = places.find((place) => place.entryId === entryId)
    return {
      before: { entryId, heat: from?.heat ?? null, lane: from?.lane ?? null },
      after: { ...call.body },
    }
  })
