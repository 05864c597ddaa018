import type { EventView } from '@polynya/contract'
import { PlaceMap } from '@polynya/ui'
import '@polynya/ui/PlaceMap.css'

/** The map in a chunk of its own: its outlines are the largest part of an event's page, and the last to be read. */
export function EventMap({ coord }: { readonly coord: NonNullable<EventView['coord']> }) {
  return <PlaceMap coord={coord} />
}
