/** Which events a list shows, and how far: what the address of the list says. */

import type { EventCard, Registration } from '@polynya/contract'
import { type DistCode, findDistCode, parseSeason } from '@polynya/domain'

export type State = Registration['state']

/** Every registration status, in the order in which an event passes through them. */
export const STATES = [
  'willOpen',
  'open',
  'willClose',
  'individualClosed',
  'closed',
  'goingOn',
  'finishingToday',
  'finished',
  'unknown',
] as const satisfies State[]

export interface EventFilters {
  /** `2025-2026`. */
  readonly season?: string
  readonly status?: State
  /** Starts of words of the name or the place. */
  readonly search?: string
  /** ISO 3166-2. */
  readonly region?: string
  readonly distance?: DistCode
  readonly waterCat?: WaterCat
  readonly when?: When
  /** Only events that can be entered now. */
  readonly open?: true
}

type WaterCat = NonNullable<EventCard['waterCat']>

export const WATER_CATS = ['A', 'B', 'C'] as const satisfies WaterCat[]
export const WHENS = ['upcoming', 'past'] as const
export type When = (typeof WHENS)[number]

export interface EventsSearch extends EventFilters {
  /** The last page that is shown, from 1; absent is 1. */
  readonly page?: number
  /** Absent is the list. */
  readonly view?: View
  /** The month that is shown, `YYYY-MM`; absent is the current one. */
  readonly month?: string
}

export const VIEWS = ['month', 'map'] as const
export type View = (typeof VIEWS)[number]

/** Maximum number of pages shown at once: filters lead further back. */
export const MAX_PAGES = 25

/** Parses the search parameters of an address; invalid values are omitted. */
export function readEventsSearch(given: Readonly<Record<string, unknown>>): EventsSearch {
  const { page, month } = given
  const view = VIEWS.find((known) => known === given.view)
  return {
    ...readEventFilters(given),
    ...(view && { view }),
    ...(typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Math.min(Number(page), MAX_PAGES) }),
  }
}

function readEventFilters(given: Readonly<Record<string, unknown>>): EventFilters {
  const { season, status, region, open } = given
  const state = STATES.find((known) => known === status)
  const search = wordsOf(given.search)
  const distance = typeof given.distance === 'string' && findDistCode(given.distance)
  const waterCat = WATER_CATS.find((known) => known === given.waterCat)
  const when = WHENS.find((known) => known === given.when)
  return {
    ...(search && { search }),
    ...(typeof region === 'string' && /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region) && { region }),
    ...(distance && { distance }),
    ...(waterCat && { waterCat }),
    ...(when && { when }),
    ...(open === true && { open }),
    ...(typeof season === 'string' && parseSeason(season) && { season }),
    ...(state && { status: state }),
  }
}

/** Maximum length of the text that events are searched by. */
export const SEARCH_LENGTH = 100

/** A router may have parsed a text such as a year as a number. */
const wordsOf = (text: unknown) =>
  typeof text === 'string' || typeof text === 'number' ? String(text).trim().slice(0, SEARCH_LENGTH) : ''

const FIRST_YEAR = 2011

/** The seasons that can be chosen: the next one, the current one, and back to the first. */
export function seasonsUpTo(current: string): string[] {
  const last = Number(current.slice(0, 4)) + 1
  return new Array(last - FIRST_YEAR + 1).fill(last).map((year, back) => `${year - back}-${year - back + 1}`)
}
