import * as z from 'zod/mini'
import { EventCard } from './event.ts'
import { SwimmerCard } from './swimmer.ts'

/** A club with the number of its swimmers. */
const FoundClub = z.object({ name: z.string(), swimmers: z.int() })

/** What a search finds of each kind, best matches first. */
export const SearchResults = z.object({
  swimmers: z.array(SwimmerCard),
  events: z.array(EventCard),
  clubs: z.array(FoundClub),
  searchedAs: z.optional(z.string()),
})

export type SearchResults = z.output<typeof SearchResults>
