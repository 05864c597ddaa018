import type { Translated } from '../catalogue.ts'
import type { live as original } from '../ru/live.ts'

/** Texts of the live page of an event and of the screen in the hall. */
export const live = {
  heading: 'Live',
  lead: 'Who is swimming now, the next heats and the latest results.',
  now: 'Swimming now',
  between: 'No heat is swimming now',
  nextHeats: 'Next heats',
  lastResults: 'Latest results',
  mine: 'My swimmers',
  time: 'Time',
  declared: 'seed time',
  heat: 'Heat {{heat}}',
  lane: 'lane {{lane}}',
  official: 'official',
  preliminary: 'Until they are published, results are preliminary and may be corrected.',
  placeIn: 'place {{place}} in {{group}}',
  place: 'place {{place}}',
  soon: 'any moment',
  inMinutes_one: 'in about {{count}} minute',
  inMinutes_other: 'in about {{count}} minutes',
  none: 'There are no start lists yet',
  noneText: 'Heats are shown here once the secretary has published the lists.',
  noResults: 'There are no results yet',
  noNext: 'There are no more heats',
  failed: 'The heats could not be loaded',
  denied: 'The event was not found, or you may not see it',
  connection: {
    connecting: 'Connecting…',
    live: 'Updated instantly',
    lost: 'No connection, trying again',
  },
  age: {
    seconds: 'data from {{seconds}}\xa0s ago',
    minutes: 'data from {{minutes}}\xa0min ago',
  },
  push: {
    label: 'Notify this device',
    hint: 'About a heat about 15\xa0minutes ahead and about the result, even if the page is closed.',
    denied: 'The browser blocks notifications: allow them in its settings.',
  },
  follow: {
    label: 'Find a swimmer',
    button: 'Follow',
    stop: 'Unfollow',
    none: 'No swimmer was found',
    hint: 'Starts and results of the swimmers that you follow are shown at the top of the page.',
    heatSoon: '{{distance}}, heat {{heat}}: {{when}}',
  },
} as const satisfies Translated<typeof original>
