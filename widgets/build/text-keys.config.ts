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
const STANDING_KEYS = [...ROW_KEYS, 'rankings:water', 'sport:genders', ...DISTANCE_NAMES]

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

const calendar = (...names: readonly string[]) => names.map((name) => `widgets:calendar.${name}`)

/** Texts of a calendar, whichever view it shows. */
const CALENDAR_KEYS = [
  ...FRAME_KEYS,
  'widgets:failed',
  ...calendar('label', 'previous', 'next', 'today', 'views', 'month', 'list', 'allDays', 'subscribe'),
  ...calendar('filters', 'when', 'upcoming', 'past', 'anyTime'),
  ...['status', 'anyStatus', 'region', 'allRegions'].map((name) => `events:filters.${name}`),
  'sport:registrationStates',
]

/** Texts of the list of a calendar. */
const LIST_KEYS = [
  'unknown',
  ...calendar('register', 'empty', 'emptyAdvice'),
  'widgets:rows.previous',
  'events:list.loadMore',
  'events:card.datesUnknown',
  'events:card.placeUnknown',
  'sport:registration',
  'sport:water',
]

/** Texts of the month of a calendar. */
const MONTH_KEYS = [
  ...calendar('noneInMonth', 'events_*', 'moreOn_*', 'legend'),
  'sport:registration.postponed',
  'sport:registration.calledOff',
]

export const TEXT_KEYS = {
  upkeep: UPKEEP_KEYS,
  'event-calendar': [...CALENDAR_KEYS, ...LIST_KEYS, ...MONTH_KEYS],
  'event-calendar/list-first': [...CALENDAR_KEYS, ...LIST_KEYS],
  'event-calendar/month-first': [...CALENDAR_KEYS, ...MONTH_KEYS],
  'live-results': [
    ...FRAME_KEYS,
    ...RESULT_KEYS,
    'widgets:live',
    ...['heading', 'noResults', 'age', 'connection.live', 'connection.lost'].map((key) => `live:${key}`),
  ],
  rankings: [
    ...FRAME_KEYS,
    ...STANDING_KEYS,
    'widgets:rankings',
    ...['heading', 'none', 'caption', 'overDistances', 'place', 'name', 'time', 'points', 'distances_*'].map(
      (key) => `rankings:${key}`,
    ),
  ],
  records: [
    ...FRAME_KEYS,
    ...STANDING_KEYS,
    'widgets:records',
    ...['heading', 'none', 'caption', 'distance', 'time', 'holder', 'states', 'group', 'everyGroup'].map(
      (key) => `records:${key}`,
    ),
    ...['women', 'men', 'mixed', 'equalled', 'leadOff', 'imported'].map((key) => `records:${key}`),
  ],
  results: [...FRAME_KEYS, ...ROW_KEYS, ...RESULT_KEYS, 'widgets:results', 'results:noneFound'],
  'swimmer-card': [...FRAME_KEYS, 'swimmers:card', ...RANKS.map((rank) => `sport:ranks.${rank}.name`)],
} as const satisfies Record<string, readonly string[]>
