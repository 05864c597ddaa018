/** The demo federation, told through the public calls: what the rules refuse cannot be in it. */

import { DEFAULT_TIME_ZONE, dateInZone } from '@polynya/domain'
import { randomFrom } from '../random.ts'
import { type Clients, openAccounts } from './accounts.ts'
import { type CustodyIds, tellOfCustody } from './custody.ts'
import { holdEvents, type ShowcaseIds } from './events.ts'
import { setUpSite } from './site.ts'
import { importSwimmers, type NamedIds, nameSwimmers } from './swimmers.ts'
import { formTeams, type TeamIds } from './teams.ts'
import type { Size, World } from './world.ts'

/** Who and what can be found by name in a federation. */
export interface Federation {
  readonly clients: Clients
  readonly swimmers: NamedIds
  readonly custody: CustodyIds
  readonly events: ShowcaseIds
  readonly teams: TeamIds
}

export async function makeFederation(world: World, size: Size, seed = 'polynya'): Promise<Federation> {
  const { now, say = () => undefined } = world
  const random = randomFrom(seed)
  await setUpSite(world)
  const clients = await openAccounts(world)
  say('Accounts of the personas')
  const telling = { clients, random, today: dateInZone(now, DEFAULT_TIME_ZONE), size }
  const swimmers = await nameSwimmers(telling)
  const custody = await tellOfCustody(telling, swimmers)
  await importSwimmers(telling)
  say(`${size.swimmers} swimmers, ${size.photos} photos`)
  const events = await holdEvents(telling, now)
  say(`${size.events} events`)
  const teams = await formTeams(telling, swimmers, events)
  return { clients, swimmers, custody, events, teams }
}
