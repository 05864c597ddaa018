import type { EventView } from '@polynya/contract'
import type { Words } from '@polynya/ui'

type State = EventView['registration']['state']

/** States before the first start. */
const AHEAD: ReadonlySet<State> = new Set([
  'willOpen',
  'open',
  'willClose',
  'individualClosed',
  'closed',
  'unknown',
])

/** Text of the section of results while none is published. */
export const resultsToCome = ({ registration: { state } }: EventView, t: Words['t']) =>
  t(AHEAD.has(state) ? 'events:results.notYet' : 'messages:events.resultsNotPublished')
