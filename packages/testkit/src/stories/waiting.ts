/** The longest distance of the open event is full: some swimmers wait, and one is offered a place. */

import type { Event, Order } from '@polynya/contract'
import { AGE, ageOn, mayStart, type SwimmerGender } from '@polynya/domain'
import { entryAddresses } from './baskets.ts'
import { isScarce, type Meets } from './crowds.ts'
import type { Imported } from './swimmers.ts'

/** Waiting-list entries and the full distance. */
export interface WaitingIds {
  /** The women's longest distance of the open event, with a full waiting list. */
  readonly full: number
  /** The guardian's entry, third on the list. */
  readonly waits: number
  /** The captain's entry: a released place is offered. */
  readonly offered: number
  /** A woman who neither entered the distance nor waits. */
  readonly late: number
}

const BEFORE_THE_GUARDIAN = 2

export async function tellOfWaiting(meets: Meets): Promise<Partial<WaitingIds>> {
  const { swimmers, telling, events } = meets
  const { administrator, guardian, captain } = telling.clients
  if (events.open === undefined) return {}
  const event = await administrator.events.get({ params: { id: events.open } })

  const women = await fill(meets, event, 2)
  for (const { id: swimmerId } of women.others.slice(0, BEFORE_THE_GUARDIAN)) {
    await administrator.orders.joinWaiting({ body: { swimmerId, distanceId: women.distanceId } })
  }
  const { id: waits } = await guardian.orders.joinWaiting({
    body: { swimmerId: swimmers.guardianHerself, distanceId: women.distanceId },
  })

  const men = await fill(meets, event, 1)
  const { id: offered } = await captain.orders.joinWaiting({
    body: { swimmerId: swimmers.captainHimself, distanceId: men.distanceId },
  })
  const [params] = entryAddresses(men.order)
  if (params) await administrator.orders.cancelEntry({ params, body: { refundTo: 'card' } })
  return { full: women.distanceId, waits, offered, late: women.others[BEFORE_THE_GUARDIAN]?.id ?? 0 }
}

interface Filled {
  readonly distanceId: number
  readonly order: Order
  /** Swimmers without a place. */
  readonly others: readonly Imported[]
}

/** Takes every public place of the longest distance for women, or for men. */
async function fill({ people, telling }: Meets, event: Event, gender: SwimmerGender): Promise<Filled> {
  const { administrator } = telling.clients
  const [distance] = event.programData
    .flatMap(({ children }) => children)
    .filter((each) => isScarce(each) && mayStart(gender, each.gender))
  if (!distance) throw new Error(`${event.name} has places for everybody`)
  const { id: distanceId, slotLimit, reserved } = distance
  const places = (slotLimit ?? 0) - reserved
  const adults = people.filter((one) => one.gender === gender && ageOn(one.dob, telling.today) >= AGE.adult)
  const swimmers = adults.slice(0, places).map(({ id }) => ({ swimmerId: id, entries: [{ distanceId }] }))
  const { id } = await administrator.orders.create({ body: { eventId: event.id, swimmers } })
  const order = await administrator.orders.togglepaid({ params: { id }, body: { isPaid: true } })
  return { distanceId, order, others: adults.slice(places) }
}
