/** Keys of the texts that each widget uses, from the catalogues. */

/** Texts about the data state of any widget. */
const FRAME_KEYS = [
  'retry',
  'widgets:loading',
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

export const TEXT_KEYS = {
  'event-calendar': [
    ...FRAME_KEYS,
    'unknown',
    'widgets:calendar',
    'events:filters.status',
    'events:filters.anyStatus',
    'events:filters.region',
    'events:filters.allRegions',
    'events:list.loadMore',
    'events:list.loadMoreFailed',
    'events:card.datesUnknown',
    'events:card.placeUnknown',
    'sport:registration',
    'sport:registrationStates',
    'sport:water',
  ],
  'swimmer-card': [
    ...FRAME_KEYS,
    'swimmers:card',
    ...['MSMK', 'MS', 'KMS', 'I', 'II', 'III', 'IY', 'IIY', 'IIIY', 'none'].map(
      (rank) => `sport:ranks.${rank}.name`,
    ),
  ],
} as const satisfies Record<string, readonly string[]>
