/** Events around today: one for every state of registration and for every part that an event may lack. */

import { addDays, dateInZone, type RegistrationState } from '@polynya/domain'
import { VENUES } from '../venues/venues.ts'
import type { EventPlan } from './event-plan.ts'
import { GATHERINGS, type GatheringName } from './gatherings.ts'
import { weekend } from './weekend.ts'

interface Showpiece {
  readonly gathering: GatheringName
  /** Days until the start; negative in the past. */
  readonly starts: number
  /** Days until registration opens and closes. */
  readonly registration: readonly [opens: number, closes: number] | null
  readonly individualCloses?: number
  readonly finish?: EventPlan['finish']
  readonly priority?: number
  readonly admissionsAt?: EventPlan['admissionsAt']
}

/** Most instructive first: a small world has only the first ones. */
export const SHOWCASE = {
  open: { gathering: 'tyumenCup', starts: 44, registration: [-25, 30], priority: 90, admissionsAt: 'desk' },
  draft: { gathering: 'pskovCup', starts: 120, registration: null, finish: 'draft' },
  finished: { gathering: 'volgaCup', starts: -8, registration: [-60, -15] },
  goingOn: { gathering: 'baikalIce', starts: -1, registration: [-55, -7] },
  finishingToday: { gathering: 'amberCup', starts: -2, registration: [-50, -9] },
  willClose: { gathering: 'uralCup', starts: 16, registration: [-40, 4], priority: 40 },
  individualClosed: { gathering: 'kazankaCup', starts: 8, registration: [-45, 5], individualCloses: -1 },
  closed: { gathering: 'silesianCup', starts: 5, registration: [-60, -2] },
  willOpen: { gathering: 'kamchatkaChampionship', starts: 75, registration: [12, 60], priority: 30 },
  unknown: { gathering: 'arcticCup', starts: 100, registration: null },
  bare: { gathering: 'minskCup', starts: 62, registration: [1, 50], finish: 'bare' },
  openInKarelia: { gathering: 'kareliaCup', starts: 58, registration: [-10, 45], priority: 35 },
  openAbroad: {
    gathering: 'tallinnCup',
    starts: 50,
    registration: [-20, 35],
    priority: 20,
    admissionsAt: 'entry',
  },
  calledOff: { gathering: 'moscowCup', starts: 26, registration: [-30, 16] },
  openFree: { gathering: 'siberianIceHole', starts: 47, registration: [-15, 40], priority: 10 },
} as const satisfies Record<string, Showpiece> & Record<RegistrationState, Showpiece>

export type ShowpieceName = keyof typeof SHOWCASE

/** An event this many days ahead can move to a weekend without changing its state. */
const FAR_AHEAD = 14

/** Returns the plan of a showcase event at an instant, in the time zone of its venue. */
export function showpiece(name: ShowpieceName, now: Date): EventPlan {
  const {
    gathering,
    starts,
    registration,
    individualCloses,
    finish = 'complete',
    priority = 0,
    admissionsAt,
  }: Showpiece = SHOWCASE[name]
  const held = GATHERINGS[gathering]
  const today = dateInZone(now, VENUES[held.venue].timeZone)
  const inDays = (days: number) => addDays(today, days)
  const startDate = starts >= FAR_AHEAD ? weekend(inDays(starts), held.days) : inDays(starts)
  return {
    gathering: held,
    startDate,
    endDate: addDays(startDate, held.days - 1),
    registration: registration && { from: inDays(registration[0]), to: inDays(registration[1]) },
    ...(individualCloses !== undefined && { individualTo: inDays(individualCloses) }),
    ...(admissionsAt && { admissionsAt }),
    priority,
    finish,
  }
}
