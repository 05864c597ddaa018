import type { Translated } from '../catalogue.ts'
import type { medals as original } from '../ru/medals.ts'

/** Medals and points of clubs, regions and countries. */
export const medals = {
  heading: 'Medal table',
  lead: 'Medals and points of clubs, regions and countries from published results.',
  filters: 'Filter the medal table',
  countedBy: 'Medals of',
  by: { club: 'Clubs', region: 'Regions', country: 'Countries' },
  names: { club: 'Club', region: 'Region', country: 'Country' },
  captions: {
    club: 'Medals and points of clubs',
    region: 'Medals and points of regions',
    country: 'Medals and points of countries',
  },
  season: 'Season',
  allSeasons: 'All seasons',
  rankedBy: 'Order',
  sorts: { medals: 'By medals', points: 'By points' },
  reset: 'Reset',
  failed: 'The medal table could not be loaded',
  none: 'There are no medals yet',
  noneAdvice: 'They appear here as soon as results are published. Try another season.',
  noneOf: 'No medals have been won yet.',
  ofSeason: 'Medal table of the season',
  place: 'Place',
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  total: 'All medals',
  short: { gold: 'G', silver: 'S', bronze: 'B', total: 'Total' },
  points: 'Points',
  starts_one: '{{count, number}} start',
  starts_other: '{{count, number}} starts',
} as const satisfies Translated<typeof original>
