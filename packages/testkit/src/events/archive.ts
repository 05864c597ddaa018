/** Events of the seasons before today. */

import { addDays, seasonOf } from '@polynya/domain'
import type { EventPlan } from './event-plan.ts'
import { GATHERINGS, type Gathering } from './gatherings.ts'
import { weekend } from './weekend.ts'

interface Reach {
  readonly today: string
  /** Number of seasons, including the current one. */
  readonly seasons: number
  readonly count: number
  /** Gatherings of this season that the showcase covers. */
  readonly shown: ReadonlySet<Gathering>
}

/** More recent events belong to the showcase. */
const DAYS_AGO = 14
/** Weeks between two stages of a gathering. */
const STAGE_WEEKS = 3
const MOST_STAGES = 100

/** Returns `count` past events, spread evenly over the seasons, oldest first. */
export function archive({ today, seasons, count, shown }: Reach): EventPlan[] {
  const season = Number(seasonOf(today).label.slice(0, 4))
  const over: EventPlan[] = []
  for (let stage = 1; over.length < count && stage <= MOST_STAGES; stage += 1) {
    for (let year = season; year > season - seasons; year -= 1) {
      const held = Object.values(GATHERINGS).filter((each) => year < season || !shown.has(each))
      const plans = held.map((each) => planOf(each, year, stage))
      over.push(...plans.filter(({ endDate }) => endDate < addDays(today, -DAYS_AGO)))
    }
  }
  over.sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const takenUpTo = (index: number) => Math.floor((index * count) / over.length)
  return over.filter((_, index) => takenUpTo(index + 1) > takenUpTo(index))
}

/** A gathering in the season that starts in `year`; it starts on a Friday or Saturday. */
function planOf(gathering: Gathering, year: number, stage: number): EventPlan {
  const { on, days } = gathering
  const nominal = `${on >= '07-01' ? year : year + 1}-${on}`
  const startDate = weekend(addDays(nominal, (stage - 1) * STAGE_WEEKS * 7), days)
  return {
    gathering,
    startDate,
    endDate: addDays(startDate, days - 1),
    registration: { from: addDays(startDate, -70), to: addDays(startDate, -10) },
    ...(stage > 1 && { stage }),
    priority: 0,
    finish: 'complete',
  }
}
