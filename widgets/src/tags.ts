/** Registry of the widgets for the loader: the tags, the sources of their data and their heights. */

import { eventCalendarSource } from '@polynya/contract/widget-sources/event-calendar'
import { liveResultsSource } from '@polynya/contract/widget-sources/live-results'
import { rankingsSource } from '@polynya/contract/widget-sources/rankings'
import { recordsSource } from '@polynya/contract/widget-sources/records'
import { resultsSource } from '@polynya/contract/widget-sources/results'
import type { Source } from '@polynya/contract/widget-sources/source'
import { swimmerCardSource } from '@polynya/contract/widget-sources/swimmer-card'

/** The height of a widget, in ems, which is reserved before its code has loaded. Its own styles use the same value. */
interface Height {
  readonly wide: number
  /** In a column that is narrower than `narrowBelow` pixels. */
  readonly narrow?: number
  readonly narrowBelow?: number
}

export interface Tag extends Height {
  readonly source: Source
  /** Whether it shows a table, whose code is a chunk that such widgets share. */
  readonly isTable?: true
}

export const TAGS = {
  'polynya-event-calendar': { source: eventCalendarSource, wide: 42 },
  'polynya-live-results': { source: liveResultsSource, wide: 36, isTable: true },
  'polynya-rankings': { source: rankingsSource, wide: 36, isTable: true },
  'polynya-records': { source: recordsSource, wide: 36, isTable: true },
  'polynya-results': { source: resultsSource, wide: 36, isTable: true },
  'polynya-swimmer-card': { source: swimmerCardSource, wide: 29, narrow: 44, narrowBelow: 460 },
} satisfies Record<string, Tag>

export type TagName = keyof typeof TAGS

export const NAMES = Object.keys(TAGS) as TagName[]
export const PREFIX = 'polynya-'

/** Whether the code of a tag needs the chunk of the tables. */
export const isTable = (tag: TagName): boolean => 'isTable' in TAGS[tag]
