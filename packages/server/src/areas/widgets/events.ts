import type { WidgetEvents, WidgetEventsQuery } from '@polynya/contract'
import { findDistCode, PAGE_SIZE, parseSeason, seasonOf } from '@polynya/domain'
import type * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import type { HandlerForEveryone } from '../../http/call.ts'
import {
  countByMonth,
  type EventsFilter,
  listAllCards,
  pageOfEvents,
} from '../events/listing/events-list.store.ts'
import { type CardRow, eventCard } from '../events/record/event-view.ts'
import { regionsNamed, requireRegion } from '../named-regions.ts'
import { federationDate } from '../site/federation-date.ts'
import { firstMonth, inMonth } from './months.ts'

type Query = z.output<typeof WidgetEventsQuery>

export const events: HandlerForEveryone<'widgets.events'> = async ({ query, at }, { db, places }) => {
  requireRegion(places, query.region)
  const today = await federationDate(db, at)
  const { filter, since } = filterOf(query, today)
  if (query.month !== undefined) {
    const cards = cardsOf(await listAllCards(db, inMonth(filter, query.month)), at)
    return { events: cards, regions: regionsNamed(places, cards), missing: [], since: null }
  }
  if (query.limit !== undefined) {
    const cards = await firstCards(db, filter, { at, limit: query.limit })
    return { events: cards, regions: regionsNamed(places, cards), missing: [], since: null }
  }
  return { ...(await startOfFeed({ db, places }, filter, { at, today })), since }
}

/** Returns all events of a feed, or those of the month that a calendar opens on where they are too many. */
async function startOfFeed(
  { db, places }: Pick<Deps, 'db' | 'places'>,
  filter: EventsFilter,
  { at, today }: { readonly at: Date; readonly today: string },
) {
  const months = await countByMonth(db, filter)
  const total = months.reduce((sum, { count }) => sum + count, 0)
  const isWhole = total <= PAGE_SIZE.max
  const first = firstMonth(
    months.map(({ month }) => month),
    today,
  )
  const cards = isWhole
    ? await firstCards(db, filter, { at, limit: PAGE_SIZE.max })
    : cardsOf(await listAllCards(db, inMonth(filter, first)), at)
  const regions = months.flatMap((each) => each.regions.map((region) => ({ region })))
  const missing = isWhole ? [] : months.flatMap(({ month }) => (month === first ? [] : month))
  return { events: cards, regions: regionsNamed(places, regions), missing }
}

async function firstCards(
  db: Deps['db'],
  filter: EventsFilter,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<WidgetEvents['events']> {
  const { rows } = await pageOfEvents(db, filter, { now: at, sort: 'startDate', limit, offset: 0 })
  return rows.map((row) => eventCard(row, at))
}

/** Cards by their first day. */
const cardsOf = (rows: readonly CardRow[], at: Date): WidgetEvents['events'] =>
  rows
    .map((row) => eventCard(row, at))
    .sort((one, other) => keyOf(one).localeCompare(keyOf(other)) || one.id - other.id)

const keyOf = ({ startDate }: { readonly startDate: string | null }) => startDate ?? ''

/** The filter of a query, and the day from which its feed has events where no bound of the query says so. */
function filterOf({ region, season, from, to, discipline, month }: Query, today: string) {
  const chosen = season === undefined ? null : parseSeason(season)
  const isBounded = chosen !== null || from !== undefined || to !== undefined
  const since = isBounded || month !== undefined ? null : seasonOf(today).from
  const filter: EventsFilter = {
    public: true,
    region,
    season: chosen ?? undefined,
    endsFrom: since ?? from,
    startsTo: to,
    distances: discipline?.split(' ').flatMap((code) => findDistCode(code) ?? []),
  }
  return { filter, since }
}
