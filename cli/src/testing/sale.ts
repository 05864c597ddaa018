import type { EventCreate } from '@polynya/contract'
import { createClient, memoryStore } from '@polynya/sdk'
import { inject } from 'vitest'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

interface Names {
  readonly name: string
  readonly nameEn: string
}

/** An event that sells two distances for a thousand roubles each, for `events.create`. */
export const saleOf = (names: Names): EventCreate => ({
  ...names,
  organizer: 'Федерация',
  address: 'Тюмень',
  region: 'RU-TYU',
  timeZone: 'Asia/Yekaterinburg',
  startDate: inDays(30).slice(0, 10),
  endDate: inDays(31).slice(0, 10),
  ageGroupOnDate: inDays(30).slice(0, 10),
  regStartDate: inDays(-1),
  regEndDate: inDays(20),
  refundRule: [{ until: inDays(15).slice(0, 10), percent: 90 }],
  programData: [
    {
      kind: 'individual',
      name: 'Личные дистанции',
      nameEn: 'Individual',
      regStartDate: null,
      regEndDate: null,
      slotLimit: null,
      reserved: 0,
      fees: { byCount: [1000, 2000], lateFrom: null, late: 0, onSpot: 1000 },
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
})

/** A client of the super administrator. The programs of the tests are for what is tested, not for what it needs. */
async function administrator() {
  const { address, email, password } = inject('server')
  const client = createClient({ baseUrl: `${address}/api/v1`, store: memoryStore() })
  client.session.signIn(await client.user.authenticate({ body: { username: email, password } }))
  return client
}

/** Makes sales, swimmers and orders on the server of the tests. */
export function sales() {
  let signedIn: ReturnType<typeof administrator> | undefined
  const client = () => {
    signedIn ??= administrator()
    return signedIn
  }
  return {
    client,
    /** A public event that sells two distances for a thousand roubles each. */
    async aSale() {
      const { events } = await client()
      const body = saleOf({ name: 'Кубок заказов', nameEn: 'Cup of Orders' })
      const { id } = await events.create({ body })
      const { programData } = await events.update({ params: { id }, body: { public: true } })
      return { id, distances: programData.flatMap(({ children }) => children.map((child) => child.id)) }
    },
    async aSwimmer(lastName: string) {
      const { swimmers } = await client()
      const body = {
        firstName: 'Anna',
        lastName,
        gender: 2,
        dob: '1990-03-14',
        swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Tyumen' },
        sportRankData: { sportRank: 'none', validFrom: null },
      } as const
      const { id } = await swimmers.create({ body })
      await swimmers.confirm({ params: { id } })
      return id
    },
    /** An unpaid order of some distances for a swimmer. */
    async anOrder(
      swimmerId: number,
      sale: { readonly id: number },
      distances: readonly (number | undefined)[],
    ) {
      const entries = distances.map((distanceId = 0) => ({ distanceId }))
      const { orders } = await client()
      const { id } = await orders.create({ body: { eventId: sale.id, swimmers: [{ swimmerId, entries }] } })
      return id
    },
  }
}
