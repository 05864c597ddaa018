import type { WidgetEventsQuery } from '@polynya/contract'
import {
  DEFAULT_TIME_ZONE,
  dateInZone,
  findDistCode,
  PAGE_SIZE,
  parseSeason,
  seasonOf,
} from '@polynya/domain'
import type * as z from 'zod/mini'
import type { HandlerForEveryone } from '../../http/call.ts'
import { type EventsFilter, pageOfEvents } from '../events/listing/events-list.store.ts'
import { eventCard } from '../events/record/event-view.ts'
import { regionsNamed } from './regions.ts'

type Query = z.output<typeof WidgetEventsQuery>

export const events: HandlerForEveryone<'widgets.events'> = async ({ query, at }, { db, places }) => {
  const page = { now: at, sort: 'startDate', limit: query.limit ?? PAGE_SIZE.max, offset: 0 } as const
  const { rows } = await pageOfEvents(db, filterOf(query, at), page)
  const cards = rows.map((row) => eventCard(row, at))
  return { events: cards, regions: regionsNamed(places, cards) }
}

function filterOf({ region, season, from, to, discipline }: Query, at: Date): EventsFilter {
  const chosen = season === undefined ? null : parseSeason(season)
  const isBounded = chosen !== null || from !== undefined || to !== undefined
  return {
    public: true,
    region,
    season: chosen ?? undefined,
    endsFrom: isBounded ? from : seasonOf(dateInZone(at, DEFAULT_TIME_ZONE)).from,
    startsTo: to,
    distances: discipline?.split(' ').flatMap((code) => findDistCode(code) ?? []),
  }
}
