/** Start lists of current and finished events: seeded, locked, with a scratch. */

import type { Client, StartListHead } from '@polynya/contract'
import { entriesOf, interested, type Meets } from './crowds.ts'

const MINUTES_A_DISTANCE = 20

export async function tellOfStartLists(meets: Meets): Promise<void> {
  const { administrator } = meets.telling.clients
  const { goingOn, finished } = meets.events
  if (finished !== undefined) await seed(administrator, finished)
  if (goingOn === undefined) return
  const lists = await seed(administrator, goingOn)
  await setTimes(administrator, goingOn, lists)
  await scratch(administrator, goingOn, lists)
  await enterOnSpot(meets, goingOn)
}

/** Seeds and publishes the start lists of an event. */
export async function seed(administrator: Client, id: number): Promise<StartListHead[]> {
  await administrator.events.seedPrestart({ params: { id }, body: {} })
  await administrator.events.publishPrestart({ params: { id }, body: { isPublished: true } })
  const { lists } = await administrator.events.prestartLists({ params: { id } })
  return lists
}

/** Lets the distances of each session start one after the other, and locks those of the first. */
async function setTimes(administrator: Client, id: number, lists: readonly StartListHead[]) {
  const { sessions } = await administrator.events.sessions({ params: { id } })
  for (const { number, startsAt } of sessions) {
    const ofSession = lists.filter(({ session }) => session === number)
    for (const [index, { distanceId }] of ofSession.entries()) {
      const at = Date.parse(startsAt ?? '') + index * MINUTES_A_DISTANCE * 60_000
      const params = { id, distanceId }
      await administrator.events.startPrestart({ params, body: { startsAt: new Date(at).toISOString() } })
      if (number === 1) await administrator.events.lockPrestart({ params, body: { isLocked: true } })
    }
  }
}

/** A scratch on the first distance. */
async function scratch(administrator: Client, id: number, [first]: readonly StartListHead[]) {
  if (!first) return
  const { lists } = await administrator.events.prestart({
    params: { id },
    query: { distanceId: first.distanceId },
  })
  const [lane] = lists.flatMap(({ heats }) => heats.flatMap(({ lanes }) => lanes))
  if (!lane) return
  const body = { entryId: lane.starter.entryId, scratched: true }
  await administrator.events.scratchPrestart({ params: { id, distanceId: first.distanceId }, body })
}

/** Two on-site entries: one with a lane, one waiting for a lane. */
async function enterOnSpot(meets: Meets, id: number) {
  const { telling } = meets
  const { administrator } = telling.clients
  const event = await administrator.events.get({ params: { id } })
  const random = telling.random.for('on the spot')
  for (const [index, one] of interested(meets, id).slice(-2).entries()) {
    const entries = entriesOf(one, event, random).slice(0, 1)
    const [entry] = entries
    if (!entry) continue
    const swimmers = [{ swimmerId: one.id, entries }]
    const order = await administrator.orders.create({ body: { eventId: id, swimmers, onSpot: true } })
    await administrator.orders.togglepaid({ params: { id: order.id }, body: { isPaid: true } })
    const params = { id, distanceId: entry.distanceId }
    if (index === 0) await administrator.events.latePrestart({ params })
  }
}
