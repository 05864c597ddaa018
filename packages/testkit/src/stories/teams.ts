import type { Client, EventView, SwimmerCard, Team } from '@polynya/contract'
import { type DistCode, findDistCode, isRelay } from '@polynya/domain'
import type { ShowcaseIds } from './events.ts'
import type { NamedIds, Telling } from './swimmers.ts'

/** Relay teams by the part that each plays: their `teamId`, as far as their event is held in a world of its size. */
export interface TeamIds {
  /** Four swimmers, and its protocol is saved. */
  readonly whole?: string
  /** Two swimmers are still missing. */
  readonly short?: string
}

interface Planned {
  readonly owner: Client
  readonly captainId: number
  readonly distCode: DistCode
  readonly names: readonly [ru: string, en: string]
}

/** The relays of the Tyumen Cup: captains order them, an administrator takes the money, captains name who swims. */
export async function formTeams(
  { clients }: Pick<Telling, 'clients'>,
  swimmers: NamedIds,
  { open }: ShowcaseIds,
): Promise<TeamIds> {
  if (open === undefined) return {}
  const { captain, guardian, administrator } = clients
  const event = await administrator.events.view({ params: { id: open } })
  const order = (planned: Planned) => orderTeam(administrator, event, planned)
  const whole = await order({
    owner: captain,
    captainId: swimmers.captainHimself,
    distCode: '4x25FR',
    names: ['Моржи Тюмени', 'Walruses of Tyumen'],
  })
  const short = await order({
    owner: guardian,
    captainId: swimmers.guardianHerself,
    distCode: '4x25MX',
    names: ['Ледяная четвёрка', 'Four on Ice'],
  })
  if (!whole || !short) return {}
  const others = (await administrator.swimmers.all({ query: { sort: 'iwsaid', limit: 60 } })).swimmers
  const captains = [swimmers.captainHimself, swimmers.guardianHerself]
  const mates = others.filter(({ id, i_status }) => i_status === 1 && !captains.includes(id))
  await nameMembers(captain, whole, mates.slice(0, 3))
  await captain.teams.prestartlist({ params: { teamId: whole.teamId } })
  await nameMembers(guardian, short, mates.slice(3, 4))
  return { whole: whole.teamId, short: short.teamId }
}

/** Orders a relay of an event; undefined where the event has no such one. */
async function orderTeam(
  administrator: Client,
  event: EventView,
  planned: Planned,
): Promise<Team | undefined> {
  const { owner, captainId: swimmerId, distCode, names } = planned
  const offer = event.programData.find(({ kind }) => kind === 'relay')
  const distance = offer?.children.find((each) => findDistCode(each.distCode) === distCode)
  if (!offer || !distance || !isRelay(distCode)) return undefined
  const entries = [{ distanceId: distance.id }]
  const { id } = await owner.orders.create({
    body: { eventId: event.id, swimmers: [{ swimmerId, entries }] },
  })
  await administrator.orders.togglepaid({ params: { id } })
  const address = { captainId: swimmerId, distCode, offerId: offer.id, eventId: event.id }
  const team = await owner.teams.get({ params: address })
  return { ...team, teamNameRu: names[0], teamNameEn: names[1] }
}

/** The captain swims first, the others after. */
async function nameMembers(owner: Client, team: Team, mates: readonly Pick<SwimmerCard, 'iwsaid'>[]) {
  const { teamId, captain, teamNameRu, teamNameEn } = team
  const teamMembers = [captain, ...mates.map(({ iwsaid }) => iwsaid)].map((iwsaId, index) => ({
    stageId: index + 1,
    iwsaId,
  }))
  await owner.teams.update({ params: { teamId }, body: { teamId, teamNameRu, teamNameEn, teamMembers } })
}
