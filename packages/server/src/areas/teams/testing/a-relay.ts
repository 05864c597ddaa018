/** Relay teams for tests: an event with a relay, and entries on it as orders would write them. */

import type { EventCreate } from '@polynya/contract'
import { DEFAULT_ENTRY_RULES, type EntryRules, type EntryState } from '@polynya/domain'
import type { Db } from '../../../db/schema.ts'
import type { TestAccount, TestApp } from '../../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent } from '../../events/testing/an-event.ts'
import { confirmedSwimmer } from '../../swimmers/testing/confirmed-swimmer.ts'
import { createTeam } from '../create-team.ts'

type World = Pick<TestApp, 'db' | 'deps'>
type Distance = NonNullable<EventCreate['programData']>[number]['children'][number]

/** A public event with a relay and the individual distances of its legs. */
export async function aRelayEvent(
  { client }: TestAccount,
  {
    relay = {},
    ...rules
  }: Partial<Omit<EntryRules, 'relay'>> & { relay?: Partial<EntryRules['relay']> } = {},
  distance: Partial<Distance> = {},
) {
  const event = await aPublicEvent(client, {
    entryRules: {
      ...DEFAULT_ENTRY_RULES,
      ...rules,
      admissions: [...(rules.admissions ?? [])],
      relay: { ...DEFAULT_ENTRY_RULES.relay, maxReserves: 1, ...relay, ageSums: [...(relay.ageSums ?? [])] },
    },
    programData: [
      { ...AN_OFFER, children: [A_DISTANCE] },
      {
        ...AN_OFFER,
        kind: 'relay',
        name: 'Эстафеты',
        nameEn: 'Relays',
        children: [{ ...A_DISTANCE, distCode: '4x25FR', ...distance }],
      },
    ],
  })
  const [individual, relays] = event.programData
  const [of25, ofRelay] = [individual?.children[0]?.id, relays?.children[0]?.id]
  if (!individual || !relays || !of25 || !ofRelay) throw new Error('The programme is not as it was made')
  return {
    event,
    individual: { eventId: event.id, offerId: individual.id, distanceId: of25 },
    relays: { eventId: event.id, offerId: relays.id, distanceId: ofRelay },
  }
}

interface Place {
  readonly eventId: number
  readonly offerId: number
  readonly distanceId: number
}

interface Entrant {
  readonly swimmerId: number
  readonly state?: EntryState
  readonly seedTimeCs?: number
}

/** A swimmer's entry on a distance; answers its number. */
export async function enter(db: Db, place: Place, { swimmerId, state = 'confirmed', seedTimeCs }: Entrant) {
  const at = new Date()
  const registered = { event_id: place.eventId, swimmer_id: swimmerId }
  const known = await db
    .selectFrom('registration')
    .where('event_id', '=', place.eventId)
    .where('swimmer_id', '=', swimmerId)
    .select('id')
    .executeTakeFirst()
  const registration =
    known ??
    (await db
      .insertInto('registration')
      .values({ ...registered, age: 30, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow())
  const { id } = await db
    .insertInto('entry')
    .values({
      ...registered,
      registration_id: registration.id,
      offer_id: place.offerId,
      offer_distance_id: place.distanceId,
      state,
      on_spot: false,
      waiting_position: state === 'waitlisted' ? 1 : null,
      seed_time_cs: seedTimeCs ?? null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The team of a captain on a relay distance, as ordering it makes it. */
export async function aTeam(
  { db, deps }: World,
  place: Place,
  captain: Entrant & { readonly owner: TestAccount },
) {
  const entryId = await enter(db, place, captain)
  const ordered = { entryId, accountId: captain.owner.id }
  const teamId = await db.transaction().execute((tx) => createTeam(tx, ordered, deps))
  const params = {
    captainId: captain.swimmerId,
    distCode: '4x25FR',
    offerId: place.offerId,
    eventId: place.eventId,
  } as const
  return { teamId, entryId, address: { params } }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Makes confirmed swimmers of an account, each with a name of their own: men and women in turn. */
export function swimmersOf(owner: TestAccount) {
  let count = 0
  return (more: Parameters<typeof confirmedSwimmer>[1] = {}) => {
    const letter = LETTERS[count % LETTERS.length]
    count += 1
    return confirmedSwimmer(owner, {
      firstName: `Petr${letter}`,
      nativeFirstName: 'Пётр',
      nativeLastName: 'Соколов',
      gender: count % 2 ? 1 : 2,
      ...more,
    })
  }
}
