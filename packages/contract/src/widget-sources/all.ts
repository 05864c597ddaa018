/** The sources of the data of all widgets, by name. */

import { eventCalendarSource } from './event-calendar.ts'
import { liveResultsSource } from './live-results.ts'
import { rankingsSource } from './rankings.ts'
import { recordsSource } from './records.ts'
import { resultsSource } from './results.ts'
import type { Source } from './source.ts'
import { swimmerCardSource } from './swimmer-card.ts'

export const WIDGET_SOURCES = {
  'event-calendar': eventCalendarSource,
  'live-results': liveResultsSource,
  rankings: rankingsSource,
  records: recordsSource,
  results: resultsSource,
  'swimmer-card': swimmerCardSource,
} as const satisfies Record<string, Source>
