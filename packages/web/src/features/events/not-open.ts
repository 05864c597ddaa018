import type { EventView } from '@polynya/contract'
import { isOpenState, registrationCan } from '@polynya/domain'

const CLOSED = {
  unknown: 'unknown',
  finished: 'finished',
  goingOn: 'running',
  finishingToday: 'running',
  willOpen: 'willOpen',
  closed: 'closed',
} as const
export type WhyNotOpen = (typeof CLOSED)[keyof typeof CLOSED] | 'calledOff' | 'postponed'

export type WhyNotOnSpot = 'calledOff' | 'postponed' | 'finished' | 'unknown' | 'rule'

/** Returns why administrators may not enter swimmers at the venue now; null if they may. */
export function whyNotOnSpot({
  registration: { state },
  eventState,
  entryRules,
}: Pick<EventView, 'registration' | 'eventState' | 'entryRules'>): WhyNotOnSpot | null {
  if (eventState !== 'planned') return eventState
  if (!registrationCan[state].enterOnSpot) return state === 'finished' ? 'finished' : 'unknown'
  return entryRules.onSpot ? null : 'rule'
}

/** Returns why registration for an event is closed now; null if it is open. */
export function whyNotOpen({
  registration: { state },
  eventState,
}: Pick<EventView, 'registration' | 'eventState'>): WhyNotOpen | null {
  if (eventState !== 'planned') return eventState
  return isOpenState(state) ? null : CLOSED[state as keyof typeof CLOSED]
}
