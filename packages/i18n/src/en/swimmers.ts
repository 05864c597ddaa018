import type { Translated } from '../catalogue.ts'
import type { swimmers as original } from '../ru/swimmers.ts'

export const swimmers = {
  card: {
    photo: 'Photo: {{name}}',
    registryId: 'Registry ID',
    birthYear: 'Year of birth',
    country: 'Country',
    region: 'Region',
    city: 'City',
    club: 'Club',
    rank: 'Sport rank',
    rankForLife: 'for life',
    rankUntil: 'valid until {{date}}',
    rankExpired: 'expired on {{date}}',
  },
  row: {
    unconfirmed: 'Not confirmed',
    born: 'born {{year}}',
  },
  results: {
    distance: 'Distance',
    time: 'Time',
    points: 'Points',
    when: 'Where and when',
    none: 'This swimmer’s results have not been published yet.',
    sinceLast: '{{change}}\xa0s since the last start',
  },
  performance: {
    title: '{{distance}}: time by start',
    start: 'Start',
    best: 'Personal best',
    once_one: '{{count}} start',
    once_other: '{{count}} starts',
    none: 'Performance will be shown after the first published results.',
  },
  events: {
    planned: 'Upcoming',
    past: 'Past',
    nonePlanned: 'No upcoming events.',
    nonePast: 'No past events.',
    none: 'This swimmer’s entries and starts have not been published yet.',
    place: 'place {{place}}',
  },
  records: {
    AWR: 'National record',
    GWR: 'Age group record',
    group: 'Group {{group}}',
    tentative: 'awaiting approval',
    rankByResult: 'Rank by result',
    none: 'Records and the rank by result will be shown with the results.',
  },
  list: {
    shown: '{{shown, number}} of {{total, number}} shown',
    loadMore: 'Load more',
    loadMoreFailed: 'Failed to load more swimmers',
  },
  dialog: {
    openPage: 'Open the swimmer’s page',
    loaded: 'Profile loaded: {{name}}',
    failed: 'Failed to load the profile',
    notFound: 'Swimmer not found',
    notFoundAdvice: 'The registry has no swimmer with the ID {{id}}. The profile may have been deleted.',
    wrongId: 'Wrong ID',
    wrongIdAdvice: '“{{id}}” is not an ID of the registry. An ID looks like this: PETR004217.',
  },
} satisfies Translated<typeof original>
