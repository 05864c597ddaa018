/** Which events a list shows, and how far: what the address of the list says. */

import type { Registration } from '@polynya/contract'
import { parseSeason } from '@polynya/domain'

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
}

export interface EventsSearch extends EventFilters {
  /** The last page that is shown, from 1; absent is 1. */
  readonly page?: number
}

/** Maximum number of pages shown at once: filters lead further back. */
export const MAX_PAGES = 25

/** Parses the search parameters of an address; invalid values are omitted. */
export function readEventsSearch({ season, status, page }: Readonly<Record<string, unknown>>): EventsSearch {
  const state = STATES.find((known) => known === status)
  return {
    ...(typeof season === 'string' && parseSeason(season) && { season }),
    ...(state && { status: state }),
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Math.min(Number(page), MAX_PAGES) }),
  }
}

const FIRST_YEAR = 2011

/** The seasons that can be chosen: the next one, the current one, and back to the first. */
export function seasonsUpTo(current: string): string[] {
  const last = Number(current.slice(0, 4)) + 1
  return new Array(last - FIRST_YEAR + 1).fill(last).map((year, back) => `${year - back}-${year - back + 1}`)
}
