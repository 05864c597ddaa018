import type { EventView } from '@polynya/contract'
import { fewPlaces } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { distanceName } from '../../../features/events/distance-name.ts'
import { whyNotOpen } from '../../../features/events/not-open.ts'
import { placesQuery } from '../../../features/registration/register-queries.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'

/** Whether places matter: to an event that cannot be entered any more, or not yet known when, they do not. */
export function hasPlacesAhead(event: EventView): boolean {
  const why = whyNotOpen(event)
  return why === null || why === 'willOpen'
}

/** At how many distances there are places and, while registration is open, where they run out. A dash until that is known. */
export function PlacesLeft({ event }: { readonly event: EventView }) {
  const words = useWords()
  const { t } = words
  const { data } = useQuery(placesQuery(useApp().client, event.id))
  if (!data || data.places.length === 0) return t('unknown')
  const { places } = data
  const free = places.filter((each) => each.free !== 0).length
  // Before registration opens, no place has been taken: few of them is a small limit.
  const runningOut = whyNotOpen(event) === null ? fewPlaces(places) : []
  const few = runningOut.map((each) =>
    t('eventAction:card.placeLeft', { distance: distanceName(each, words), free: each.free ?? 0 }),
  )
  return (
    <>
      {free === 0 && t('eventAction:card.placesNone')}
      {free === places.length && t('eventAction:card.placesAll')}
      {free > 0 && free < places.length && t('eventAction:card.placesSome', { free, total: places.length })}
      {few.length > 0 && <small>{t('eventAction:card.placesFew', { list: few.join(', ') })}</small>}
    </>
  )
}
