import type { Translated } from '../catalogue.ts'
import type { search as original } from '../ru/search.ts'

export const search = {
  label: 'Search the site',
  field: 'Swimmer, event or club',
  hint: 'A name, a registry ID, the name of an event or a club. The / key opens the search on any page.',
  results: 'Search results',
  groups: { swimmers: 'Swimmers', events: 'Events', clubs: 'Clubs' },
  clubSwimmers_one: '{{count}} swimmer',
  clubSwimmers_other: '{{count}} swimmers',
  loading: 'Searching…',
  found_one: '{{count}} result. Choose with the arrow keys, open with Enter.',
  found_other: '{{count}} results. Choose with the arrow keys, open with Enter.',
  none: 'Nothing found. Check the spelling or shorten the search.',
  failed: 'The search failed. Try again later.',
  offline: 'You are offline. You can search when the connection is back.',
} as const satisfies Translated<typeof original>
