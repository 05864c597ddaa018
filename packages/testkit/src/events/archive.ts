/** What was held in the seasons before today. */

import { addDays, seasonOf } from '@polynya/domain'
import type { EventPlan } from './event-plan.ts'
import { GATHERINGS, type Gathering } from './gatherings.ts'

interface Reach {
  readonly today: string
  /** How many seasons, the current one included. */
  readonly seasons: number
  readonly count: number
}

/** Everything that is this recent is told by the showcase. */
const DAYS_AGO = 14
/** Weeks between two stages of one gathering. */
const STAGE_WEEKS = 3

/** So many events of the past, spread evenly over the seasons, oldest first. */
export function archive({ today, seasons, count }: Reach): EventPlan[] {
  const years = Array.from({ length: seasons }, (_, back) => Number(seasonOf(today).label.slice(0, 4)) - back)
  const held: EventPlan[] = []
  for (let stage = 1; held.length < count && stage <= 100; stage += 1) {
    held.push(...years.flatMap((year) => Object.values(GATHERINGS).map((each) => planOf(each, year, stage))))
  }
  const over = held
    .filter(({ endDate }) => endDate < addDays(today, -DAYS_AGO))
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
  return Array.from({ length: Math.min(count, over.length) }, (_, index) => over[Math.floor((index * over.length) / count)] as EventPlan)
}

/** A gathering in the season that begins in a year: from Friday or Saturday on. */
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

const FRIDAY = 5
const SATURDAY = 6

function weekend(date: string, days: number): string {
  const wanted = days > 2 ? FRIDAY : SATURDAY
  return addDays(date, wanted - new Date(date).getUTCDay())
}
