/** A public event with swimmers on its distances, for tests of what is made of them. */

import type { Event, EventCreate, Swimmer } from '@polynya/contract'
import { insertEntry } from '../../../testing/entries.ts'
import type { TestAccount, TestApp } from '../../../testing/test-app.ts'
import { A_DISTANCE, AN_OFFER, aPublicEvent } from '../../events/testing/an-event.ts'
import { confirmedSwimmer } from '../../swimmers/testing/confirmed-swimmer.ts'

export interface Meet {
  readonly event: Event
  readonly offerId: number
  /** The distances of the programme, in its order. */
  readonly distanceIds: readonly number[]
  /** The owner of the swimmers. */
  readonly owner: TestAccount
  readonly swimmers: readonly Swimmer[]
  /** Enters a swimmer by their index; confirmed and on the first distance where nothing else is said. */
  enter(swimmer: number, more?: Partial<Parameters<typeof insertEntry>[1]>): Promise<number>
}

const LETTERS = ['Antonova', 'Belova', 'Volkova', 'Gromova', 'Danilova', 'Egorova', 'Zhukova']

type Distance = NonNullable<EventCreate['programData']>[number]['children'][number]

interface Plan {
  readonly swimmers?: number
  readonly event?: Partial<EventCreate>
  readonly distances?: readonly Partial<Distance>[]
}

export async function aMeet(world: TestApp, plan: Plan = {}): Promise<Meet> {
  const { swimmers: count = 3, distances = [{}, { distCode: '50BR' }] } = plan
  const kind = distances.some(({ distCode }) => distCode?.includes('x')) ? 'relay' : 'individual'
  const superAdministrator = await world.account(['superAdmin'])
  const event = await aPublicEvent(superAdministrator.client, {
    programData: [
      { ...AN_OFFER, kind, children: distances.map((distance) => ({ ...A_DISTANCE, ...distance })) },
    ],
    ...plan.event,
  })
  const [offer] = event.programData
  const offerId = offer?.id ?? 0
  const distanceIds = offer?.children.map(({ id }) => id) ?? []
  const owner = await world.account()
  // A different birth date for each meet: the same name and birth date would be the same person.
  const dob = `19${80 + (event.id % 20)}-04-${10 + Math.floor(event.id / 20)}`
  const swimmers: Swimmer[] = []
  for (const lastName of LETTERS.slice(0, count)) {
    swimmers.push(await confirmedSwimmer(owner, { lastName, nativeLastName: null, dob }))
  }
  const enter: Meet['enter'] = (swimmer, more = {}) =>
    insertEntry(world, {
      eventId: event.id,
      offerId,
      distanceId: distanceIds[0] ?? 0,
      swimmerId: swimmers[swimmer]?.id ?? 0,
      ...more,
    })
  return { event, offerId, distanceIds, owner, swimmers, enter }
}
