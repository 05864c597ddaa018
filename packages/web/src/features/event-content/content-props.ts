import type { Event } from '@polynya/contract'

/** Props that a page passes to each part of an event's content. */
export interface ContentProps<Fields extends keyof Event> {
  readonly event: Pick<Event, 'id' | Fields>
  /** Called after each change, so that the page shows it; the next step waits for its end. */
  readonly onSaved: () => Promise<void>
  /** The level of its heading. */
  readonly level?: 2 | 3
}

/** Words that the parts of an event's content need. */
export const CONTENT_WORDS = ['eventContent', 'fields', 'events', 'errors', 'messages'] as const
