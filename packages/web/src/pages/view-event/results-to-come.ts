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

/** What the results of an event say while none of them is published. */
export const resultsToCome = ({ registration: { state } }: EventView, t: Words['t']) =>
  t(AHEAD.has(state) ? 'events:results.notYet' : 'messages:events.resultsNotPublished')
