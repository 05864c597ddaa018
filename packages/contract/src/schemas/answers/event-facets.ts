/** What the filters of the list of events can choose, and the numbers of entrants beside its rows. */

import * as z from 'zod/mini'
import { WaterCategory } from './event.ts'
import { Id } from './scalars.ts'
import { Region } from './site.ts'

/** The values that public events have, of which each finds at least one event. */
export const EventFacets = z.object({
  /** The latest first. */
  seasons: z.array(z.string()),
  regions: z.array(Region),
  /** In the order of the federation's table of distances. */
  distances: z.array(z.string()),
  waterCats: z.array(WaterCategory),
})

export const EntrantCounts = z.object({ counts: z.array(z.object({ eventId: Id, totalSwimmers: z.int() })) })

export type EventFacets = z.output<typeof EventFacets>
