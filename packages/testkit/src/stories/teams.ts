/** Relay teams of the captain: complete, with reserves, and incomplete at the open event; two that have swum. */

import type { TeamUpdate } from '@polynya/contract'
import type { DistCode, SwimmerGender } from '@polynya/domain'
import { entriesOfOrder, ordering, payByCard } from './baskets.ts'
import { instantOf, type Meets } from './crowds.ts'

/** Codes of the teams. */
export interface TeamIds {
  /** Four legs and two reserves; protocol saved. */
  readonly whole: string
  /** Four legs; protocol not saved. */
  readonly ready: string
  /** The captain and one more. */
  readonly incomplete: string
  /** At an event in progress: read-only. */
  readonly closed: string
}

export async function tellOfTeams(meets: Meets): Promise<Partial<TeamIds>> {
  await atTheFinishedEvent(meets)
  return { ...(await atTheOpenEvent(meets)), ...(await atTheEventInProgress(meets)) }
}

/** A relay paid at the desk while registration was open. */
async function atTheEventInProgress(meets: Meets) {
  const { captain, administrator } = meets.telling.clients
  const { goingOn } = meets.events
  if (goingOn === undefined) return {}
  const event = await captain.events.get({ params: { id: goingOn } })
  return meets.world.at(instantOf(event, HALFWAY, meets.world.now), async () => {
    const order = await ordering(meets, 'goingOn', captain)({ swimmers: { captainHimself: ['4x25FR'] } })
    const [entry] = entriesOfOrder(order)
    await administrator.orders.togglepaid({ params: { id: order.id }, body: { isPaid: true } })
    return { closed: entry?.teamId ?? '' }
  })
}

/** Two relays whose results are official. */
async function atTheFinishedEvent(meets: Meets) {
  const { captain, administrator } = meets.telling.clients
  const { finished } = meets.events
  if (finished === undefined) return
  const event = await captain.events.get({ params: { id: finished } })
  const captains = { captainHimself: ['4x25FR'], paraswimmer: ['4x25FR'] } as const
  await meets.world.at(instantOf(event, HALFWAY, meets.world.now), async () => {
    const order = await ordering(meets, 'finished', captain)({ swimmers: captains })
    await administrator.orders.togglepaid({ params: { id: order.id }, body: { isPaid: true } })
    const [women, men] = [mates(meets, 2), mates(meets, 1)]
    for (const [index, { teamId }] of entriesOfOrder(order).entries()) {
      if (teamId === null) continue
      const self = await registryIdOf(meets, index === 0 ? 'captainHimself' : 'paraswimmer')
      const of = <Item>(all: readonly Item[], count: number) => all.slice(index * count, (index + 1) * count)
      await name(meets, teamId, { number: index + 4, members: [self, ...of(women, 2), ...of(men, 1)] })
      await captain.teams.prestartlist({ params: { teamId } })
    }
  })
}

const HALFWAY = 0.5

async function atTheOpenEvent(meets: Meets) {
  const { captain } = meets.telling.clients
  if (meets.events.open === undefined) return {}
  const order = await ordering(
    meets,
    'open',
    captain,
  )({
    swimmers: { captainHimself: ['4x25FR', '4x25MX'], paraswimmer: ['4x25BR'] },
  })
  await payByCard(meets, captain, order)
  const codeOf = (distCode: DistCode) =>
    entriesOfOrder(order).find((entry) => entry.distCode === distCode)?.teamId ?? ''

  const [women, men] = [mates(meets, 2), mates(meets, 1)]
  const self = await registryIdOf(meets, 'captainHimself')
  const para = await registryIdOf(meets, 'paraswimmer')
  const whole = codeOf('4x25FR')
  await name(meets, whole, { number: 1, members: [self, ...women.slice(0, 3), ...men.slice(0, 2)] })
  await captain.teams.prestartlist({ params: { teamId: whole } })
  const incomplete = codeOf('4x25MX')
  await name(meets, incomplete, { number: 2, members: [self, ...women.slice(0, 1)] })
  const ready = codeOf('4x25BR')
  await name(meets, ready, { number: 3, members: [para, ...men.slice(2, 4), ...women.slice(3, 4)] })
  return { whole, ready, incomplete }
}

/** Swimmers that a captain can name. */
const mates = ({ people }: Meets, gender: SwimmerGender) =>
  people.flatMap((one) => (one.gender === gender && one.iwsaid ? [one.iwsaid] : []))

async function registryIdOf(
  { swimmers, telling }: Meets,
  name: 'captainHimself' | 'paraswimmer',
): Promise<string> {
  const { iwsaid } = await telling.clients.captain.swimmers.get({ params: { id: swimmers[name] } })
  return iwsaid
}

interface Named {
  readonly number: number
  readonly members: readonly string[]
}

async function name({ telling }: Meets, teamId: string, { number, members }: Named) {
  const body: TeamUpdate = {
    teamId,
    teamNameRu: `Морж ${number}`,
    teamNameEn: `Morzh ${number}`,
    teamMembers: members.map((iwsaId, index) => ({ stageId: index + 1, iwsaId })),
  }
  await telling.clients.captain.teams.update({ params: { teamId }, body })
}
