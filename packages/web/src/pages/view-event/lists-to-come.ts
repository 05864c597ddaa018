import type { EventView } from '@polynya/contract'
import type { Words } from '@polynya/ui'

type State = EventView['registration']['state']

/** States in which nobody has swum yet. */
const AHEAD: ReadonlySet<State> = new Set([
  'willOpen',
  'open',
  'willClose',
  'individualClosed',
  'closed',
  'unknown',
])

/** What the lists of an event say while none of them is published. */
export function listsToCome({ registration: { state } }: EventView, t: Words['t']) {
  const isAhead = AHEAD.has(state)
  return {
    entries: t(state === 'willOpen' ? 'events:entries.notYet' : 'events:entries.none'),
    preStart: t(isAhead ? 'events:preStart.notYet' : 'events:preStart.none'),
    results: t(isAhead ? 'events:results.notYet' : 'events:results.none'),
  }
}
