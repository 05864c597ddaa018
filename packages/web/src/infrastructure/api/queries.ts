import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './query-keys.ts'
import { SAVED, SAVED_FOR_ALL } from './saved.ts'

/** Queries that several pages share. */
export type Queries = ReturnType<typeof queriesOf>

/** Delay after which missing swimmer details are reported with a retry button. */
export const DETAILS_MS = 15_000

export const queriesOf = ({ site, events, swimmers, user }: Client) => ({
  site: queryOptions({
    queryKey: keys.site.current,
    queryFn: ({ signal }) => site.get({}, { signal }),
    ...SAVED_FOR_ALL,
  }),
  featuredEvent: queryOptions({
    queryKey: keys.events.featured,
    queryFn: ({ signal }) => events.featured({}, { signal }),
    ...SAVED,
  }),
  upcomingEvents: queryOptions({
    queryKey: keys.events.upcoming,
    queryFn: ({ signal }) => events.upcoming({}, { signal }),
    ...SAVED,
  }),
  featuredSwimmer: queryOptions({
    queryKey: keys.swimmers.featured,
    queryFn: ({ signal }) => swimmers.featured({}, { signal }),
    ...SAVED,
  }),
  swimmerStatistics: queryOptions({
    queryKey: keys.swimmers.statistics,
    queryFn: ({ signal }) => swimmers.statistics({}, { signal }),
    ...SAVED,
  }),
  settings: queryOptions({
    queryKey: keys.user.settings,
    queryFn: ({ signal }) => user.settings({}, { signal }),
  }),
  sessions: queryOptions({
    queryKey: keys.user.sessions,
    queryFn: ({ signal }) => user.sessions({}, { signal }),
  }),
  tokens: queryOptions({
    queryKey: keys.user.tokens,
    queryFn: ({ signal }) => user.tokens({}, { signal }),
  }),
  event: (id: number) =>
    queryOptions({
      queryKey: keys.events.view(id),
      queryFn: ({ signal }) => events.view({ params: { id } }, { signal }),
      ...SAVED,
    }),
  /** A swimmer by registry ID. */
  swimmer: (iwsaid: string) =>
    queryOptions({
      queryKey: keys.swimmers.profile(iwsaid),
      queryFn: ({ signal }) =>
        swimmers.viewIwsaid({ params: { id: iwsaid } }, { signal, timeout: DETAILS_MS }),
      ...SAVED,
    }),
  /** The regions of a country by its ISO 3166 code. */
  regions: (country: string) =>
    queryOptions({
      queryKey: keys.site.regions(country),
      queryFn: ({ signal }) => site.regions({ params: { country } }, { signal }),
      ...SAVED_FOR_ALL,
    }),
})
