/** Events that sell distances, created through the API. */

import type { Event, EventCreate } from '@polynya/contract'
import { createClient, memoryStore } from '@polynya/sdk'
import { PERSONAS } from '@polynya/testkit/federation'
import { inject } from 'vitest'
import { tokensOf } from './someone.ts'

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** A public event that sells two distances, for 1,500 roubles each or 2,500 for both, with a refund share of 90 %, and the fields of `edit`. */
export async function aSale(edit: Partial<EventCreate> = {}): Promise<Event> {
  const client = createClient({ baseUrl: `${inject('address')}/api/v1`, store: memoryStore() })
  client.session.signIn(await tokensOf(PERSONAS.superAdministrator))
  const [startDate = '', endDate] = [inDays(40).slice(0, 10), inDays(41).slice(0, 10)]
  const body = {
    name: 'Кубок заказов',
    nameEn: 'Cup of Orders',
    organizer: 'Федерация зимнего плавания',
    address: 'Тюмень',
    region: 'RU-TYU',
    timeZone: 'Asia/Yekaterinburg',
    startDate,
    endDate,
    ageGroupOnDate: startDate,
    regStartDate: inDays(-1),
    regEndDate: inDays(30),
    refundRule: [{ until: inDays(20).slice(0, 10), percent: 90 }],
    programData: [
      {
        kind: 'individual',
        name: 'Личные дистанции',
        nameEn: 'Individual',
        regStartDate: null,
        regEndDate: null,
        slotLimit: null,
        reserved: 0,
        fees: { byCount: [1500, 2500], lateFrom: null, late: 0, onSpot: 1500 },
        children: (['25FR', '50BR'] as const).map((distCode) => ({
          distCode,
          gender: 0,
          session: 1,
          minAge: null,
          maxAge: null,
          paraGroups: [],
          divisions: [],
          slotLimit: 40,
          reserved: 0,
        })),
      },
    ],
    ...edit,
  } satisfies EventCreate
  const { id } = await client.events.create({ body })
  return client.events.update({ params: { id }, body: { public: true } })
}
