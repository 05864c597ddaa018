import type { EventView, PersonalToken, Session, Settings, Site, Swimmer } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Query } from './query-cache.ts'

/** Everything that pages read, each with the name of its answer. */
export interface Queries {
  readonly site: Query<Site>
  readonly featuredEvent: Query<Awaited<ReturnType<Client['events']['featured']>>>
  readonly upcomingEvents: Query<Awaited<ReturnType<Client['events']['upcoming']>>>
  readonly featuredSwimmer: Query<Awaited<ReturnType<Client['swimmers']['featured']>>>
  readonly swimmerStatistics: Query<Awaited<ReturnType<Client['swimmers']['statistics']>>>
  readonly settings: Query<Settings>
  readonly sessions: Query<{ readonly sessions: readonly Session[] }>
  readonly tokens: Query<{ readonly tokens: readonly PersonalToken[] }>
  readonly event: (id: number) => Query<EventView>
  /** A swimmer by registry ID. */
  readonly swimmer: (iwsaid: string) => Query<Swimmer>
  /** The regions of a country by its ISO 3166 code. */
  readonly regions: (country: string) => Query<Awaited<ReturnType<Client['site']['regions']>>>
}

/** Delay after which missing swimmer details are reported with a retry button. */
export const DETAILS_MS = 15_000

export function queriesOf({ site, events, swimmers, user }: Client): Queries {
  return {
    site: { key: 'site', load: (signal) => site.get({}, { signal }), isForAll: true },
    featuredEvent: { key: 'events.featured', load: (signal) => events.featured({}, { signal }) },
    upcomingEvents: { key: 'events.upcoming', load: (signal) => events.upcoming({}, { signal }) },
    featuredSwimmer: { key: 'swimmers.featured', load: (signal) => swimmers.featured({}, { signal }) },
    swimmerStatistics: {
      key: 'swimmers.statistics',
      load: (signal) => swimmers.statistics({}, { signal }),
    },
    settings: { key: 'user.settings', load: (signal) => user.settings({}, { signal }) },
    sessions: { key: 'user.sessions', load: (signal) => user.sessions({}, { signal }) },
    tokens: { key: 'user.tokens', load: (signal) => user.tokens({}, { signal }) },
    event: (id) => ({
      key: `events.view:${id}`,
      load: (signal) => events.view({ params: { id } }, { signal }),
    }),
    swimmer: (id) => ({
      key: `swimmers.viewIwsaid:${id}`,
      load: (signal) => swimmers.viewIwsaid({ params: { id } }, { signal, timeout: DETAILS_MS }),
    }),
    regions: (country) => ({
      key: `site.regions:${country}`,
      load: (signal) => site.regions({ params: { country } }, { signal }),
      isForAll: true,
    }),
  }
}
