import type { EventView, Offer } from '@polynya/contract'
import { inProgrammeOrder } from '@polynya/domain'

type Distance = Offer['children'][number]

/** The distances of an event by their ids, each with the offer that it is sold in. */
export type Programme = ReadonlyMap<number, { readonly distance: Distance; readonly offer: Offer }>

export const programmeOf = ({ programData }: Pick<EventView, 'programData'>): Programme =>
  new Map(
    inProgrammeOrder(programData).flatMap((offer) =>
      inProgrammeOrder(offer.children).map((distance) => [distance.id, { distance, offer }] as const),
    ),
  )
