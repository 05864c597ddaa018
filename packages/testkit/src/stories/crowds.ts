/** Imported swimmers enter the showcase events while registration is open. */

import type { Event, OrderInput } from '@polynya/contract'
import {
  competitionAge,
  distanceOf,
  eventAgeProblem,
  findDistCode,
  formatRaceTime,
  MAX_RACE_TIME_CS,
  mayStart,
} from '@polynya/domain'
import type { ShowpieceName } from '../events/showcase.ts'
import type { Random } from '../random.ts'
import type { ShowcaseIds } from './events.ts'
import type { Imported, NamedIds, Telling } from './swimmers.ts'
import type { World } from './world.ts'

/** Number of swimmers that the administrator enters, by event. */
const CROWDS: Partial<Record<ShowpieceName, number>> = {
  finished: 40,
  goingOn: 60,
  finishingToday: 20,
  individualClosed: 20,
  open: 40,
  openFree: 20,
}

/** Fraction of the swimmers of a small world; the rest are left to other stories. */
const OF_ALL = 1 / 3
const SWIMMERS_AN_ORDER = 20

/** Context of the stories about entries. */
export interface Meets {
  readonly world: World
  readonly telling: Telling
  readonly events: ShowcaseIds
  readonly swimmers: NamedIds
  readonly people: readonly Imported[]
}

export async function enterCrowds(meets: Meets): Promise<void> {
  for (const [name, count] of Object.entries(CROWDS)) {
    const id = meets.events[name as ShowpieceName]
    if (id !== undefined) await enterCrowd(meets, id, count)
  }
}

/** Enters and pays for some of the people while registration was open. */
export async function enterCrowd(meets: Meets, id: number, count: number) {
  const { world, telling, people } = meets
  const { administrator } = telling.clients
  const event = await administrator.events.get({ params: { id } })
  const random = telling.random.for(`entries ${id}`)
  const swimmers = interested(meets, id)
    .slice(0, Math.min(count, Math.floor(people.length * OF_ALL)))
    .map((one) => ({ swimmerId: one.id, entries: entriesOf(one, event, random) }))
    .filter(({ entries }) => entries.length > 0)
  for (let from = 0; from < swimmers.length; from += SWIMMERS_AN_ORDER) {
    const basket = swimmers.slice(from, from + SWIMMERS_AN_ORDER)
    await world.at(instantOf(event, from / swimmers.length, world.now), async () => {
      const order = await administrator.orders.create({ body: { eventId: id, swimmers: basket } })
      if (order.isPaid) return
      const body = { isPaid: true, reason: 'Взносы собраны на тренировке' }
      await administrator.orders.togglepaid({ params: { id: order.id }, body })
    })
  }
}

/** Swimmers in a random order per event; the last ones have not entered it. */
export const interested = ({ telling, people }: Meets, eventId: number): Imported[] =>
  telling.random.for(`interest in ${eventId}`).shuffled(people)

/** Returns the instant at a fraction of the registration period of an event. */
export function instantOf({ regStartDate, regEndDate }: Event, part: number, now: Date): Date {
  const opens = Date.parse(regStartDate ?? now.toISOString()) + 3_600_000
  const closes = Math.min(now.getTime(), Date.parse(regEndDate ?? now.toISOString()))
  return new Date(Math.round(opens + (closes - opens) * part))
}

const MOST_DISTANCES = 3
/** Distances with fewer places are left to the story of the waiting list. */
const MANY_PLACES = 20

export const isScarce = ({ slotLimit }: Distance) => slotLimit !== null && slotLimit < MANY_PLACES

type Distance = Event['programData'][number]['children'][number]

type Entries = OrderInput['swimmers'][number]['entries']

/** Returns a few distances that a swimmer may enter, most with a declared time. */
export function entriesOf(one: Pick<Imported, 'gender' | 'dob'>, event: Event, random: Random): Entries {
  const age = competitionAge(one.dob, event.ageGroupOnDate ?? event.startDate ?? one.dob, event.ageGroupMode)
  if (eventAgeProblem(age, event.ageGroups ?? [])) return []
  const possible = event.programData
    .filter(({ kind }) => kind === 'individual')
    .flatMap(({ children }) => children)
    .filter(({ gender, minAge }) => mayStart(one.gender, gender) && age >= (minAge ?? 0))
    .filter((distance) => !isScarce(distance))
  return random
    .shuffled(possible)
    .slice(0, random.whole(1, Math.min(MOST_DISTANCES, event.uqDistPerEvent ?? MOST_DISTANCES)))
    .map(({ id, distCode, divisions }) => ({
      distanceId: id,
      seedTime: seedTime(distCode, random),
      ...(divisions.length > 0 && { division: random.pick(divisions) }),
    }))
}

const WITH_TIME = 0.9
/** Pace in hundredths of a second per metre, from fast to leisurely. */
const PACE = [64, 150] as const

/** A declared time; none where the distance takes longer than a declared time may be, such as six kilometres. */
function seedTime(distCode: string, random: Random) {
  const code = findDistCode(distCode)
  const metres = code && distanceOf(code).metres
  const timeCs = metres && random.chance(WITH_TIME) ? metres * random.whole(...PACE) : null
  return timeCs !== null && timeCs <= MAX_RACE_TIME_CS ? formatRaceTime(timeCs) : null
}
