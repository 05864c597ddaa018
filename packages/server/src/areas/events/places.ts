import type { Handler } from '../../http/call.ts'
import { countPlaces } from '../places/places.store.ts'
import { placesView } from '../places/places-view.ts'
import { visibleEvent } from './record/visible-event.ts'

export const places: Handler<'events.places'> = async ({ params, caller }, { db, clock }) => {
  const { id } = await visibleEvent(db, params.id, caller)
  const rows = await countPlaces(db, id, clock.now())
  return { places: rows.map((row) => placesView(row)) }
}
