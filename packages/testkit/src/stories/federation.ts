/** Creates the demo federation through the public API, so that it cannot violate any rule. */

import { DEFAULT_TIME_ZONE, dateInZone } from '@polynya/domain'
import { randomFrom } from '../random.ts'
import { type Clients, openAccounts } from './accounts.ts'
import { tellOfAdmissions } from './admissions.ts'
import { setBaseResults } from './base-results.ts'
import { callOff } from './called-off.ts'
import { enterCrowds } from './crowds.ts'
import { tellOfCups } from './cups.ts'
import { type CustodyIds, tellOfCustody } from './custody.ts'
import { holdEvents, type ShowcaseIds } from './events.ts'
import { tellOfFollowing } from './following.ts'
import { tellOfJudgeTests } from './judge-tests.ts'
import { importOldRecords } from './old-records.ts'
import { type OrderIds, tellOfOrders } from './orders.ts'
import { setRankNorms } from './rank-norms.ts'
import { tellOfResults } from './results.ts'
import { holdSessions } from './sessions.ts'
import { setUpSite } from './site.ts'
import { tellOfStartLists } from './start-lists.ts'
import { importSwimmers, type NamedIds, nameSwimmers } from './swimmers.ts'
import { type TeamIds, tellOfTeams } from './teams.ts'
import { tellOfWaiting, type WaitingIds } from './waiting.ts'
import type { Size, World } from './world.ts'

/** IDs and clients of a federation by name. */
export interface Federation {
  readonly clients: Clients
  readonly swimmers: NamedIds
  readonly custody: CustodyIds
  readonly events: ShowcaseIds
  readonly orders: OrderIds
  readonly waiting: Partial<WaitingIds>
  readonly teams: Partial<TeamIds>
}

export async function makeFederation(world: World, size: Size, seed = 'polynya'): Promise<Federation> {
  const { now, say = () => undefined } = world
  const random = randomFrom(seed)
  await setUpSite(world)
  await setBaseResults(world)
  await setRankNorms(world)
  await importOldRecords(world)
  const clients = await openAccounts(world)
  say('Accounts of the personas')
  const telling = { clients, random, today: dateInZone(now, DEFAULT_TIME_ZONE), size }
  const swimmers = await nameSwimmers(telling)
  const custody = await tellOfCustody(telling, swimmers)
  const people = await importSwimmers(telling)
  say(`${size.swimmers} swimmers, ${size.photos} photos`)
  const events = await holdEvents(telling, now)
  say(`${size.events} events`)
  const meets = { world, telling, events, swimmers, people }
  await enterCrowds(meets)
  await tellOfAdmissions(meets)
  const orders = await tellOfOrders(meets)
  const waiting = await tellOfWaiting(meets)
  const teams = await tellOfTeams(meets)
  await holdSessions(meets)
  await tellOfStartLists(meets)
  await tellOfResults(meets)
  await tellOfCups(meets)
  await tellOfFollowing(meets)
  await callOff(meets)
  await tellOfJudgeTests(world, clients)
  say('Entries, orders and start lists')
  return { clients, swimmers, custody, events, orders, waiting, teams }
}
