import * as z from 'zod/mini'
import { EventCard, EventView } from './event.ts'
import { RankedResult, ResultList } from './result.ts'
import { Instant } from './scalars.ts'
import { Region } from './site.ts'
import { SportRankData, SwimmerCard, SwimmerInfo } from './swimmer.ts'

/** An event as the calendar on anybody's page shows it. */
export const WidgetEvent = z.pick(EventCard, {
  id: true,
  name: true,
  nameEn: true,
  address: true,
  addressEn: true,
  region: true,
  startDate: true,
  endDate: true,
  timeZone: true,
  regStartDate: true,
  regEndDate: true,
  registration: true,
  eventState: true,
  specType: true,
  waterCat: true,
  waterTemp: true,
})

/** Events by their first day. */
export const WidgetEvents = z.object({
  events: z.array(WidgetEvent),
  /** Names of the regions in which the events of the whole feed are held. */
  regions: z.array(Region),
  /** Months `YYYY-MM` in which events start that are not in `events`: to be read by `month`. */
  missing: z.array(z.string()),
  /** The day from which the feed has events; earlier months are read by `month`. Null if it has all that there are. */
  since: z.nullable(z.string()),
})

const card = z.pick(SwimmerCard, {
  id: true,
  iwsaid: true,
  firstName: true,
  lastName: true,
  nativeFirstName: true,
  nativePatronim: true,
  nativeLastName: true,
  birthYear: true,
  avatarImage: true,
})

/** A swimmer as the card on anybody's page shows them; `region` has the name of theirs where it is known. */
export const WidgetSwimmer = z.object({
  swimmer: z.extend(card, {
    swimmerInfo: z.pick(SwimmerInfo, { country: true, city: true, club: true, about: true }),
    sportRankData: z.pick(SportRankData, { sportRank: true, validTill: true }),
  }),
  region: z.nullable(Region),
})

/** A result with its distance, which is among the lists. */
export const WidgetResult = z.object({ distanceId: ResultList.shape.distanceId, result: RankedResult })

const ofEvent = {
  event: z.pick(EventView, { id: true, name: true, nameEn: true, timeZone: true }),
  /** The distances with results, whatever the filter. */
  lists: z.array(
    z.pick(ResultList, { distanceId: true, distCode: true, gender: true, state: true, publishedAt: true }),
  ),
}

/** Published results of an event, distance after distance; no lists while nothing is published. */
export const WidgetResults = z.object({
  ...ofEvent,
  /** A page of the results that match. */
  results: z.array(WidgetResult),
  total: z.int(),
  /** All results of the swimmer who is brought out, on every distance. */
  highlighted: z.array(WidgetResult),
})

/** The results of an event that were recorded last, published or not, the last one first. */
export const WidgetLive = z.object({
  ...ofEvent,
  results: z.array(z.extend(WidgetResult, { recordedAt: Instant })),
})

export type WidgetLive = z.output<typeof WidgetLive>
export type WidgetResult = z.output<typeof WidgetResult>
export type WidgetResults = z.output<typeof WidgetResults>
export type WidgetEvent = z.output<typeof WidgetEvent>
export type WidgetEvents = z.output<typeof WidgetEvents>
export type WidgetSwimmer = z.output<typeof WidgetSwimmer>
