/** Registry of the widgets for the loader: the tags and the sources of their data. */

import { eventCalendarSource } from '@polynya/contract/widget-sources/event-calendar'
import { liveResultsSource } from '@polynya/contract/widget-sources/live-results'
import { rankingsSource } from '@polynya/contract/widget-sources/rankings'
import { recordsSource } from '@polynya/contract/widget-sources/records'
import { resultsSource } from '@polynya/contract/widget-sources/results'
import type { Source } from '@polynya/contract/widget-sources/source'
import { swimmerCardSource } from '@polynya/contract/widget-sources/swimmer-card'

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

export const NAMES = Object.keys(TAGS) as TagName[]
export const PREFIX = 'polynya-'

/** Whether the code of a tag needs the chunk of the tables. */
export const isTable = (tag: TagName): boolean => 'isTable' in TAGS[tag]
