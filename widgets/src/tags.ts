/** Registry of the widgets for the loader: the tags and the sources of their data. */

import { eventCalendarSource } from './sources/event-calendar.ts'
import { liveResultsSource } from './sources/live-results.ts'
import { rankingsSource } from './sources/rankings.ts'
import { recordsSource } from './sources/records.ts'
import { resultsSource } from './sources/results.ts'
import type { Source } from './sources/source.ts'
import { swimmerCardSource } from './sources/swimmer-card.ts'

interface Tag {
  readonly source: Source
  /** Whether it shows a table, whose code is a chunk that such widgets share. */
  readonly isTable?: true
}

export const TAGS = {
  'polynya-event-calendar': { source: eventCalendarSource },
  'polynya-live-results': { source: liveResultsSource, isTable: true },
  'polynya-rankings': { source: rankingsSource, isTable: true },
  'polynya-records': { source: recordsSource, isTable: true },
  'polynya-results': { source: resultsSource, isTable: true },
  'polynya-swimmer-card': { source: swimmerCardSource },
} satisfies Record<string, Tag>

export type TagName = keyof typeof TAGS

/** Whether the code of a tag needs the chunk of the tables. */
export const isTable = (tag: TagName): boolean => 'isTable' in TAGS[tag]
