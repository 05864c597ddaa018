/** The widgets as a package, for pages that have React already: nothing is defined until it is asked for. */

import { defineWidget } from './element.ts'
import { eventCalendar } from './event-calendar/event-calendar.ts'
import { swimmerCard } from './swimmer-card/swimmer-card.ts'

export type { Events, Link } from './dispatch.ts'
export type { Failure, FailureCode } from './read-data.ts'

/**
 * Defines the tags; again does nothing.
 * @param settings.origin the federation's site, such as `https://polynya.example`: data come from there, links lead there
 */
export function defineWidgets({ origin }: { readonly origin: string }) {
  defineWidget(eventCalendar, origin)
  defineWidget(swimmerCard, origin)
}
