/** Entry of the npm package, for pages that use React. Importing it defines nothing. */

import { defineWidget } from './define-widget.ts'
import { eventCalendar } from './event-calendar/event-calendar.ts'
import { liveResults } from './live-results/live-results.ts'
import { rankings } from './rankings/rankings.ts'
import { records } from './records/records.ts'
import { results } from './results/results.ts'
import { swimmerCard } from './swimmer-card/swimmer-card.ts'

export type { Events, Failure, FailureCode, Link } from './event-types.ts'

/**
 * Defines the tags. Repeated calls do nothing, nor do calls on a server.
 * @param settings.origin the federation's site, such as `https://polynya.example`: source of the data and target
 * of the links
 */
export function defineWidgets({ origin }: { readonly origin: string }) {
  if (typeof window === 'undefined') return
  defineWidget(eventCalendar, origin)
  defineWidget(liveResults, origin)
  defineWidget(rankings, origin)
  defineWidget(records, origin)
  defineWidget(results, origin)
  defineWidget(swimmerCard, origin)
}
