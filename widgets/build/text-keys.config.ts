/** Keys of the texts that each widget uses, from the catalogues. */

import { DIST_CODES, hasStart } from '@polynya/domain'

/** Texts of any widget. */
const FRAME_KEYS = ['retry', 'widgets:loading']

/** Texts of what no widget needs before its first data. */
const UPKEEP_KEYS = [
  'retry',
  'widgets:failed',
  'widgets:failedAdvice',
  'widgets:offline',
  'widgets:offlineAdvice',
  'widgets:broken',
  'widgets:missing',
  'widgets:missingAdvice',
  'widgets:wrongAttribute',
  'widgets:wrongAttributeAdvice',
  'widgets:staleAt',
]

const RANKS = ['MSMK', 'MS', 'KMS', 'I', 'II', 'III', 'IY', 'IIY', 'IIIY', 'none'] as const

/** Names of the distances that may have results. */
const DISTANCE_NAMES = DIST_CODES.filter(hasStart).map((code) => `sport:distances.${code}.name`)

/** Texts of any list that loads in pages. */
const ROW_KEYS = ['widgets:rows']

/** Texts of a list of swimmers by their best results. */
const LIST_KEYS = [...ROW_KEYS, 'rankings:water', 'sport:genders', ...DISTANCE_NAMES]

/** Texts of a table of results. */
const RESULT_KEYS = [
  'results:table',
  'results:statuses',
  'results:codes',
  'results:records',
  'results:rank',
  'results:rankFull',
  'results:state',
  'results:states',
  ...(['personalBest', 'personalBestFull', 'seasonBest', 'seasonBestFull'] as const).map(
    (key) => `swimmers:results.${key}`,
  ),
  'sport:genders',
  ...DISTANCE_NAMES,
  ...RANKS.flatMap((rank) => [`sport:ranks.${rank}.name`, `sport:ranks.${rank}.short`]),
]

export const TEXT_KEYS = {
  upkeep: UPKEEP_KEYS,
  'event-calendar': [
    ...FRAME_KEYS,
    'widgets:failed',
    'unknown',
    'widgets:calendar',
    'widgets:rows.previous',
    'events:filters.status',
    'events:filters.anyStatus',
    'events:filters.region',
    'events:filters.allRegions',
    'events:list.loadMore',
    'events:card.datesUnknown',
    'events:card.placeUnknown',
    'sport:registration',
    'sport:registrationStates',
    'sport:water',
  ],
  'live-results': [
    ...FRAME_KEYS,
    ...RESULT_KEYS,
    'widgets:live',
    ...['heading', 'noResults', 'age', 'connection.live', 'connection.lost'].map((key) => `live:${key}`),
  ],
  rankings: [
    ...FRAME_KEYS,
    ...LIST_KEYS,
    'widgets:rankings',
    ...['heading', 'none', 'caption', 'overDistances', 'place', 'name', 'time', 'points', 'distances_*'].map(
      (key) => `rankings:${key}`,
    ),
  ],
  records: [
    ...FRAME_KEYS,
    ...LIST_KEYS,
    'widgets:records',
    ...['heading', 'none', 'caption', 'distance', 'time', 'holder', 'states', 'group', 'everyGroup'].map(
      (key) => `records:${key}`,
    ),
    ...['women', 'men', 'mixed', 'equalled', 'leadOff', 'imported'].map((key) => `records:${key}`),
  ],
  results: [...FRAME_KEYS, ...ROW_KEYS, ...RESULT_KEYS, 'widgets:results', 'results:noneFound'],
  'swimmer-card': [...FRAME_KEYS, 'swimmers:card', ...RANKS.map((rank) => `sport:ranks.${rank}.name`)],
} as const satisfies Record<string, readonly string[]>
